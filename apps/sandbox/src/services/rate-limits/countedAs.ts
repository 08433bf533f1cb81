import { deviceKey, provedMac } from '../buyers/buyerOf';
import type { Caller } from '../Caller';
import type { Client } from '../sessions/sessions';

/**
 * Whom a limit for a network counts: the device that the gateway vouches for, else the network. A whole
 * hotel may share one network, and one visitor there must not use up what all others have. Rule LOGIN-19.
 */
export const countedAs = (caller: Caller, { address }: Pick<Client, 'address'>): string => {
  const mac = provedMac(caller);
  return mac === null ? address : deviceKey(caller.claims.location_id, mac);
};
