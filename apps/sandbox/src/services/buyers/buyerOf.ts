import type { Caller, UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';

/** Who buys or has a plan: a user, or a device without an account. */
export interface Buyer {
  key: string;
  user: UserRow | null;
  mac: string | null;
  locationId: string;
}

/** The buyer key of a user. */
export const userKey = (userId: string): string => `user:${userId}`;

/** The buyer key of a device without an account. */
export const deviceKey = (locationId: string, mac: string): string => `device:${locationId}:${mac}`;

/** The buyer behind a session; null for a visitor with an unknown device. */
export const findBuyer = ({ user, mac, claims }: Caller): Buyer | null => {
  const locationId = claims.location_id || (user?.locationId ?? '');
  if (user) return { key: userKey(user.id), user, mac, locationId };
  if (mac && locationId) return { key: deviceKey(locationId, mac), user: null, mac, locationId };
  return null;
};

/**
 * The buyer behind a session.
 * @throws ServiceError `UNAUTHORISED` for a visitor with an unknown device
 */
export const buyerOf = (caller: Caller): Buyer => {
  const buyer = findBuyer(caller);
  if (!buyer) throw new ServiceError('UNAUTHORISED', 'Please log in first.');
  return buyer;
};
