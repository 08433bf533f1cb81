/** Stands in for `Image`. jsdom loads no pictures, so a page would wait until its time limit. */
export class Picture {
  static loads = true;
  /** The page's own policy refuses it. */
  static isRefused = false;
  onload = (): void => undefined;
  onerror = (): void => undefined;
  referrerPolicy = '';
  set src(_: string) {
    setTimeout(() => {
      if (Picture.loads) this.onload();
      else this.onerror();
      if (Picture.isRefused) document.dispatchEvent(new Event('securitypolicyviolation'));
    });
  }
}
