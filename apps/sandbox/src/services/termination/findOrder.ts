import { and, eq, ne, sql } from 'drizzle-orm';
import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import { invoices } from '../../db/schema/billing';
import { noticeNumber, notices } from '../../db/schema/notices';
import { sites } from '../../db/schema/sites';
import { subscriptions } from '../../db/schema/subscriptions';
import { users } from '../../db/schema/users';
import { invoiceKind } from '../invoices/findInvoice';
import { readOrderNumber } from '../invoices/orderNumber';
import { rateLimits } from '../rate-limits/RateLimits';
import { requireAll } from '../rate-limits/takeAll';
import { hasLoggedInFrom, type Client } from '../sessions/sessions';
import type { SiteRow } from '../sites/findSite';
import type { SubscriptionRow } from '../subscriptions/findSubscription';

/** An order that somebody names by its number and email address. */
export interface NamedOrder {
  row: SubscriptionRow;
  /** Null for an order without an account. */
  user: UserRow | null;
  site: SiteRow;
  /** The number that names it: of an invoice, or of a change that was booked. */
  number: string;
  /** Null for a change that was booked. */
  invoiceId: string | null;
  /** What that invoice is for: more time and a pause are orders of their own. `booked` for a change that was booked. */
  kind: string;
  /** The plan of a change that was booked. */
  bookedPriceId: string | null;
  /** When it was ordered. */
  madeAt: number;
}

/** A wrong number, a wrong address, and an order of somebody else's whom an agent doesn't act for. */
export const orderNotFound = (): ServiceError =>
  new ServiceError(
    'ORDER_NOT_FOUND',
    'We couldn’t find an order with this number and email address. Check both: the number is on every invoice.',
  );

/** Who names an order, and from where. */
interface Guess {
  email: string;
  network: string;
}

/** The key of the guesses for an address from a network: a stranger elsewhere cannot keep its owner out. */
const guessKey = ({ email, network }: Guess): string => `order ${email} ${network}`;

/**
 * Counts a guess before anything is looked up. One that the network's count refuses leaves no row for a typed address, and
 * one for an address without guesses uses up none of the network's.
 */
const countGuess = ({ limits }: Backend, guess: Guess): Promise<void> =>
  requireAll(limits, [
    [rateLimits.orderLookup, guess.network],
    [rateLimits.personalCode, guessKey(guess)],
  ]);

/**
 * Whether the order's own user has logged in from the network. Another account with the same address, which
 * anybody can register, makes no network known.
 */
const isKnownTo = async (
  backend: Backend,
  found: NamedOrder | undefined,
  { network }: Guess,
): Promise<boolean> => (found?.user ? hasLoggedInFrom(backend, found.user.id, network) : false);

const isOf = (email: string) =>
  eq(sql`lower(coalesce(${users.email}, ${subscriptions.email}))`, email);

const findInvoiced = async (
  { db }: Backend,
  number: string,
  email: string,
): Promise<NamedOrder | undefined> => {
  const [found] = await db
    .select({
      row: subscriptions,
      user: users,
      site: sites,
      number: invoices.number,
      invoiceId: invoices.id,
      kind: invoiceKind,
      bookedPriceId: sql<null>`null`,
      madeAt: invoices.createdAt,
    })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .leftJoin(users, eq(users.id, invoices.userId))
    .innerJoin(sites, eq(sites.locationId, subscriptions.locationId))
    .where(
      and(
        eq(invoices.number, number),
        // An order exists once somebody has paid for it.
        ne(subscriptions.state, 'pending'),
        isOf(email),
      ),
    );
  return found;
};

/** A change that was booked and is paid when it starts has only its confirmation. */
const findBooked = async (
  { db }: Backend,
  number: string,
  email: string,
): Promise<NamedOrder | undefined> => {
  const [found] = await db
    .select({
      row: subscriptions,
      user: users,
      site: sites,
      number: noticeNumber,
      invoiceId: sql<null>`null`,
      kind: sql<string>`'booked'`,
      bookedPriceId: sql<string>`${notices.data}->>'priceId'`,
      madeAt: notices.madeAt,
    })
    .from(notices)
    .innerJoin(subscriptions, eq(subscriptions.id, notices.subject))
    .leftJoin(users, eq(users.id, notices.userId))
    .innerJoin(sites, eq(sites.locationId, subscriptions.locationId))
    .where(and(eq(noticeNumber, number), isOf(email)));
  return found;
};

/**
 * The order of an order number and an email address. A wrong pair says nothing about either. Rule
 * LAW-4.
 * @throws ServiceError `ORDER_NOT_FOUND`, `TOO_MANY_REQUESTS`
 */
export const findOrder = async (
  backend: Backend,
  given: { orderNumber: string; email: string },
  { address }: Client,
): Promise<NamedOrder> => {
  const { limits } = backend;
  const guess = { email: given.email.toLowerCase(), network: address };
  await countGuess(backend, guess);
  const number = readOrderNumber(given.orderNumber) ?? '';
  const found =
    (await findInvoiced(backend, number, guess.email)) ??
    (await findBooked(backend, number, guess.email));
  const isKnown = await isKnownTo(backend, found, guess);
  if (!isKnown) await limits.use(rateLimits.orderElsewhere, guess.email);
  if (!found) throw orderNotFound();
  // A right guess does not count. Another's guess from elsewhere stays counted.
  await limits.giveBack(rateLimits.personalCode, guessKey(guess));
  if (!isKnown) await limits.giveBack(rateLimits.orderElsewhere, guess.email);
  return found;
};
