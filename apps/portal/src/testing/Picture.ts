/** Stands in for `Image`. jsdom loads no pictures, so a page would wait until its time limit. */
export class Picture {
  static loads = true;
  onload = (): void => undefined;
  onerror = (): void => undefined;
  referrerPolicy = '';
  set src(_: string) {
    setTimeout(() => (Picture.loads ? this.onload() : this.onerror()));
  }
}
