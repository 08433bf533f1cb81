/**
 * Whether a browser is the captive portal window of a device, or an app's web view. Neither can
 * save files. Apple's omit `Safari/` from the user agent; Android's contain `; wv)`.
 */
export const isEmbeddedBrowser = (userAgent: string): boolean =>
  userAgent.includes('CaptiveNetworkSupport') ||
  /; wv\)/.test(userAgent) ||
  (/\((iPhone|iPad|iPod|Macintosh)/.test(userAgent) &&
    userAgent.includes('AppleWebKit/') &&
    !/Safari\/|Chrome\//.test(userAgent));
