import type { Caller, UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';

/** Who buys or holds a plan: an account, or a device without one. */
export interface Buyer {
  key: string;
  user: UserRow | null;
  mac: string | null;
  locationId: string;
}

/** How an account is named among buyers. */
export const userKey = (userId: string): string => `user:${userId}`;

/** How a device without an account is named among buyers. */
export const deviceKey = (locationId: string, mac: string): string => `device:${locationId}:${mac}`;

/** The buyer that a session speaks for; null for a visitor whose device is unknown. */
export const findBuyer = ({ user, mac, claims }: Caller): Buyer | null => {
  const locationId = claims.location_id || (user?.locationId ?? '');
  if (user) return { key: userKey(user.id), user, mac, locationId };
  if (mac && locationId) return { key: deviceKey(locationId, mac), user: null, mac, locationId };
  return null;
};

/**
 * The buyer that a session speaks for.
 *
 * @throws ServiceError `UNAUTHORISED` for a visitor whose device is unknown
 */
export const buyerOf = (caller: Caller): Buyer => {
  const buyer = findBuyer(caller);
  if (!buyer) throw new ServiceError('UNAUTHORISED', 'Please log in first.');
  return buyer;
};
