import { deviceKey, findBuyer, isOneSession, provedMac, type Buyer } from '../buyers/buyerOf';
import type { Caller } from '../Caller';
import type { Client } from '../sessions/sessions';
import { wideNetworkOf } from './networkOf';

/**
 * Whom a limit for a network counts: the device that the gateway vouches for, else the network. A whole
 * hotel may share one network, and one visitor there must not use up what all others have. Rule LOGIN-19.
 */
export const countedAs = (caller: Caller, { address }: Pick<Client, 'address'>): string => {
  const mac = provedMac(caller);
  return mac === null ? address : deviceKey(caller.claims.location_id, mac);
};

/** Like `countedAs`, but a /48 of IPv6 is one network: one line can have all of it, and must get no more attempts by it. */
export const countedWide = (caller: Caller, { address }: Pick<Client, 'address'>): string =>
  countedAs(caller, { address: wideNetworkOf(address) });

/**
 * Who uses up the limit of coupons and orders: the user, or the device that the gateway vouches for. For everybody else it is
 * their network, since anybody can start another session. An order that costs calls of the card provider counts for more (`countOrder`).
 */
export const countedBuyer = (buyer: Pick<Buyer, 'key'> | null, network: string): string =>
  buyer === null || isOneSession(buyer.key) ? network : buyer.key;

/** Who asks about a payment. A read counts for the buyer, then for the network, because one network can have many buyers. */
export interface Reader {
  key: string;
  /** Null where a limit of its own counts already. */
  network: string | null;
}

/** Who asks about payments; null for a visitor with an unknown device. Rule SEC-11. */
export const readerOf = (caller: Caller, client: Pick<Client, 'address'>): Reader | null => {
  const buyer = findBuyer(caller);
  return buyer && { key: buyer.key, network: countedWide(caller, client) };
};

/** For whom a wrong coupon counts: one person can have many accounts and networks. */
export interface Guesser {
  buyer: string;
  network: string;
}

/** Who enters a coupon. Rule LOGIN-13. */
export const guesserOf = (caller: Caller, client: Pick<Client, 'address'>): Guesser => ({
  buyer: countedBuyer(findBuyer(caller), client.address),
  network: countedWide(caller, client),
});
