import { and, eq, ne, sql } from 'drizzle-orm';
import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import { invoices } from '../../db/schema/billing';
import { sites } from '../../db/schema/sites';
import { subscriptions } from '../../db/schema/subscriptions';
import { users } from '../../db/schema/users';
import { rateLimits } from '../rate-limits/RateLimits';
import { hasLoggedInFrom, type Client } from '../sessions/sessions';
import type { SiteRow } from '../sites/findSite';
import type { SubscriptionRow } from '../subscriptions/findSubscription';

/** An order that somebody names by its number and email address. */
export interface NamedOrder {
  row: SubscriptionRow;
  user: UserRow;
  site: SiteRow;
}

/** Whether a user with this email address has logged in from a network before. */
const isKnownThere = async ({ db }: Backend, email: string, network: string): Promise<boolean> => {
  const owners = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  for (const { id } of owners) if (await hasLoggedInFrom({ db }, id, network)) return true;
  return false;
};

/**
 * Counts a guess before it is checked: for the address from this network, so that a stranger elsewhere cannot keep its owner
 * out, and for the address from all networks that are new to it.
 * @returns takes the guess back, because it was right
 */
const countGuess = async (
  backend: Backend,
  email: string,
  network: string,
): Promise<() => Promise<void>> => {
  const { limits } = backend;
  const here = `order ${email} ${network}`;
  await limits.use(rateLimits.personalCode, here);
  await limits.use(rateLimits.orderLookup, network);
  if (!(await isKnownThere(backend, email, network)))
    await limits.use(rateLimits.orderElsewhere, email);
  return async () => {
    await limits.giveBack(rateLimits.personalCode, here);
    await limits.giveBack(rateLimits.orderElsewhere, email);
  };
};

/**
 * The order of an invoice number and an email address. A wrong pair says nothing about either. Rule
 * LAW-4.
 * @throws ServiceError `NOT_FOUND`, `TOO_MANY_REQUESTS`
 */
export const findOrder = async (
  backend: Backend,
  given: { orderNumber: string; email: string },
  { address }: Client,
): Promise<NamedOrder> => {
  const email = given.email.toLowerCase();
  const takeBack = await countGuess(backend, email, address);
  const [found] = await backend.db
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
  await takeBack();
  return found;
};
