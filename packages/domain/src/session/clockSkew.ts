import type { Instant } from '../time/instant';

/**
 * How far the server's clock is ahead of this device's, in milliseconds.
 *
 * @param serverDate the answer's `Date` header; nothing is learnt from an unreadable one
 */
export const clockSkew = (serverDate: string | null, deviceNow: Instant): number | null => {
  const server = Date.parse(serverDate ?? '');
  return Number.isNaN(server) ? null : server - deviceNow;
};

/** The server's time now: every "now" in the product is this one. */
export const serverTime = (deviceNow: Instant, skew: number): Instant => deviceNow + skew;
