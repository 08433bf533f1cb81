import { and, eq, ne, sql } from 'drizzle-orm';
import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import { invoices } from '../../db/schema/billing';
import { sites } from '../../db/schema/sites';
import { subscriptions } from '../../db/schema/subscriptions';
import { users } from '../../db/schema/users';
import { rateLimits } from '../rate-limits/RateLimits';
import type { Client } from '../sessions/sessions';
import type { SiteRow } from '../sites/findSite';
import type { SubscriptionRow } from '../subscriptions/findSubscription';

/** An order that somebody names by its number and email address. */
export interface NamedOrder {
  row: SubscriptionRow;
  user: UserRow;
  site: SiteRow;
}

/**
 * The order of an invoice number and an email address. A wrong pair says nothing about either. Rule
 * LAW-4.
 * @throws ServiceError `NOT_FOUND`, `TOO_MANY_REQUESTS`
 */
export const findOrder = async (
  { db, limits }: Backend,
  given: { orderNumber: string; email: string },
  { address }: Client,
): Promise<NamedOrder> => {
  const email = given.email.toLowerCase();
  await limits.use(rateLimits.personalCode, `order ${email}`);
  await limits.use(rateLimits.orderLookup, address);
  const [found] = await db
    .select({ row: subscriptions, user: users, site: sites })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .innerJoin(users, eq(users.id, invoices.userId))
    .innerJoin(sites, eq(sites.locationId, subscriptions.locationId))
    .where(
      and(
        eq(invoices.number, given.orderNumber.toUpperCase()),
        // An order exists once somebody has paid for it.
        ne(subscriptions.state, 'pending'),
        eq(sql`lower(${users.email})`, email),
      ),
    );
  if (!found)
    throw new ServiceError(
      'NOT_FOUND',
      'We couldn’t find an order with this number and email address. Check both: the number is on every invoice.',
    );
  await limits.giveBack(rateLimits.personalCode, `order ${email}`);
  return found;
};
