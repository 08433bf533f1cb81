/** The `User-Agent` of an iPhone's sign-in window, which can neither save nor print. */
export const SIGN_IN_WINDOW =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
