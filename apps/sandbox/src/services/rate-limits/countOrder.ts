import type { Backend } from '../Backend';
import { findBuyer } from '../buyers/buyerOf';
import type { Caller } from '../Caller';
import type { Client } from '../sessions/sessions';
import { countedAs, countedBuyer } from './countedAs';
import { wideNetworkOf } from './networkOf';
import { rateLimits } from './RateLimits';

/**
 * Counts a call that opens, charges or ends a payment at the card provider. It counts for its buyer, because a declined card
 * can be tried again and again; for its network, because one person can have many accounts; and for all. Rule SEC-11.
 * @throws ServiceError `TOO_MANY_REQUESTS`
 */
export const countOrder = async (
  { limits }: Backend,
  caller: Caller,
  { address }: Pick<Client, 'address'>,
): Promise<void> => {
  const here = countedAs(caller, { address: wideNetworkOf(address) });
  const counted = new Set([countedBuyer(findBuyer(caller), address), here]);
  for (const who of counted) await limits.use(rateLimits.order, who);
  await limits.use(rateLimits.orders, 'all');
};
