/** Stands in for `Image`. jsdom loads no pictures, so a page would wait until its time limit. */
export class Picture {
  static loads = true;
  /** The page's own policy refuses it. */
  static isRefused = false;
  onload = (): void => undefined;
  onerror = (): void => undefined;
  referrerPolicy = '';
  set src(address: string) {
    setTimeout(() => {
      if (Picture.loads) this.onload();
      else this.onerror();
      if (!Picture.isRefused) return;
      const refused = new Event('securitypolicyviolation');
      document.dispatchEvent(Object.assign(refused, { blockedURI: address }));
    });
  }
}
