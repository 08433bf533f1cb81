/** Milliseconds since 1970-01-01T00:00:00Z. Every `now` is the server's time. Rule SES-9. */
export type Instant = number;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
