/**
 * Whether a browser is the small window that a device opens by itself for a captive portal, or an
 * app's built-in one: neither saves files. Apple's leave `Safari/` out of their name, Android's are
 * web views and say so.
 */
export const isEmbeddedBrowser = (userAgent: string): boolean =>
  userAgent.includes('CaptiveNetworkSupport') ||
  /; wv\)/.test(userAgent) ||
  (/\((iPhone|iPad|iPod|Macintosh)/.test(userAgent) &&
    userAgent.includes('AppleWebKit/') &&
    !/Safari\/|Chrome\//.test(userAgent));
