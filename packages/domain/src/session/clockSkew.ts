import type { Instant } from '../time/instant';

/**
 * How far the server's clock is ahead of this device's, in milliseconds.
 *
 * @param serverDate the `Date` header of an answer
 * @returns null for a header that cannot be read
 */
export const clockSkew = (serverDate: string | null, deviceNow: Instant): number | null => {
  const server = Date.parse(serverDate ?? '');
  return Number.isNaN(server) ? null : server - deviceNow;
};

/** "Now" is the server's time everywhere in the product. Rule SES-9. */
export const serverTime = (deviceNow: Instant, skew: number): Instant => deviceNow + skew;
