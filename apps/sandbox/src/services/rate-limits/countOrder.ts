import type { Backend } from '../Backend';
import { findBuyer } from '../buyers/buyerOf';
import type { Caller } from '../Caller';
import type { Client } from '../sessions/sessions';
import { countedBuyer, countedWide } from './countedAs';
import { rateLimits } from './RateLimits';
import { requireAll } from './takeAll';

/**
 * Counts a call that changes a plan or payment of its buyer, because a declined card can be tried again and again, and each
 * asks the card provider. Rule SEC-11.
 * @throws ServiceError `TOO_MANY_REQUESTS`
 */
export const countAttempt = (
  { limits }: Backend,
  caller: Caller,
  { address }: Pick<Client, 'address'>,
): Promise<void> => limits.use(rateLimits.order, countedBuyer(findBuyer(caller), address));

/**
 * Counts an order that is about to open a payment at the card provider: for its network, because one person can have many
 * accounts, for its venue, and for all. An attempt that was refused before counts for its buyer alone, so that nobody can
 * use up what others have without ordering. Rule SEC-11.
 * @throws ServiceError `TOO_MANY_REQUESTS`
 */
export const countOrder = (
  { limits }: Backend,
  caller: Caller,
  client: Pick<Client, 'address'>,
): Promise<void> =>
  requireAll(limits, [
    [rateLimits.networkOrders, countedWide(caller, client)],
    [rateLimits.siteOrders, caller.claims.location_id],
    [rateLimits.orders, 'all'],
  ]);
