import { newId } from '../../db/newId';
import type { Caller, UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import type { SessionClaims } from '../sessions/sessionClaims';

/** Who buys or has a plan: a user, or a device without an account. */
export interface Buyer {
  key: string;
  user: UserRow | null;
  mac: string | null;
  /** Who this session is without the user; null for an unknown device. */
  visitor: string | null;
  locationId: string;
}

/** The buyer key of a user. */
export const userKey = (userId: string): string => `user:${userId}`;

/** How the buyer key of a device begins. */
export const DEVICE = 'device:';
const MAC_LENGTH = 'AA:BB:CC:DD:EE:FF'.length;

/** The buyer key of a device without an account. */
export const deviceKey = (locationId: string, mac: string): string =>
  `${DEVICE}${locationId}:${mac}`;

/** A pattern for the keys of devices, for SQL. */
export const anyDeviceKey = `${DEVICE}%`;

/** The MAC address in the buyer key of a device; null for another key. */
export const macOfKey = (key: string | null): string | null =>
  key?.startsWith(DEVICE) ? key.slice(-MAC_LENGTH) : null;

/** A buyer key for one session only: anybody can name the MAC address of a device. Rule CONN-6. */
export const newVisitorKey = (): string => `visitor:${newId('vis')}`;

/** Whether a buyer key is one session's only, so that its holder can take as many as they like. */
export const isOneSession = (key: string): boolean => key.startsWith('visitor:');

/** The buyer key of a session without its user; null for an unknown device. */
export const visitorOf = ({ mac, location_id, vouched, buyer }: SessionClaims): string | null => {
  if (!mac || !location_id) return null;
  return vouched ? deviceKey(location_id, mac) : (buyer ?? null);
};

/** The MAC address of a caller whose device the gateway vouches for; null for every other. */
export const provedMac = ({ mac, claims }: Caller): string | null => (claims.vouched ? mac : null);

/** The buyer behind a session; null for a visitor with an unknown device. */
export const findBuyer = ({ user, mac, claims, impersonating }: Caller): Buyer | null => {
  const locationId = claims.location_id || (user?.locationId ?? '');
  // An agent's computer never becomes the customer's device. Rule CONN-9.
  const visitor = impersonating ? null : visitorOf(claims);
  const key = user ? userKey(user.id) : visitor;
  return key === null ? null : { key, user, mac, visitor, locationId };
};

/**
 * The buyer behind a session.
 * @throws ServiceError `UNAUTHORISED` for a visitor with an unknown device
 */
export const buyerOf = (caller: Caller): Buyer => {
  const buyer = findBuyer(caller);
  if (!buyer) throw new ServiceError('UNAUTHORISED', 'Log in first.');
  return buyer;
};
