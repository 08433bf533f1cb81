const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whether pages of this origin may call the API from a browser: every local one may. */
export const isAllowedOrigin = (origin: string): boolean => LOCAL.test(origin);

/** Whether a `Host` names this machine. */
export const isLocalHost = (host: string): boolean => LOCAL.test(`http://${host}`);

/** The pages that may embed the checkout, as sources of `frame-ancestors`. */
export const FRAME_ANCESTORS = "'self' http://localhost:* https://localhost:* http://127.0.0.1:*";
