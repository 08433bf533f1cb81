import { HOUR } from '@foyer/domain';
import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { orders } from '../../db/schema/billing';
import type { Backend } from '../Backend';
import { userKey, type Buyer } from '../buyers/buyerOf';
import type { Caller } from '../Caller';
import { planAt } from '../plans/findPlan';
import { findPaidPlan } from '../subscriptions/findSubscription';
import { countedWide } from '../rate-limits/countedAs';
import { rateLimits, type RateLimits } from '../rate-limits/RateLimits';
import type { Client } from '../sessions/sessions';

/** A row of the table of orders. */
export type OrderRow = typeof orders.$inferSelect;

/** What a buyer has chosen; without a form, what was typed before stays. */
type Choice = Pick<OrderRow, 'priceId' | 'couponCode'> &
  Partial<Pick<OrderRow, 'form' | 'formSavedAt'>>;

/** A day: someone who comes back later starts again with the prices of that day. */
export const ORDER_LIFE = 24 * HOUR;

/** The columns of an order without a form. */
export const noForm = { form: null, formSavedAt: null } as const;

/**
 * Counts an order or a link that a visitor saves: anybody can start another session.
 * @throws ServiceError `TOO_MANY_REQUESTS`
 */
export const countSaving = async (
  limits: RateLimits,
  caller: Caller,
  client: Pick<Client, 'address'>,
): Promise<void> => {
  if (!caller.user) await limits.use(rateLimits.savedOrder, countedWide(caller, client));
};

/**
 * Saves what a buyer has chosen; it replaces the buyer's earlier order, unless that is paid and the same. Rule BUY-14.
 * @throws ServiceError `NOT_FOUND` for a plan that is not sold here
 */
export const saveOrder = async (
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  buyer: Pick<Buyer, 'key' | 'user' | 'visitor' | 'locationId'>,
  { priceId, couponCode, ...typed }: Choice,
): Promise<void> => {
  await planAt(db, buyer.locationId, priceId);
  const order = {
    locationId: buyer.locationId,
    priceId,
    couponCode,
    savedAt: clock.now(),
    paidAt: null,
    continuedBy: null,
    // A change of plan leaves what was typed.
    ...typed,
  };
  await db.transaction(async (tx) => {
    // The device's row first, as in every other transaction: two orders of locks would wait for each other.
    await continueOrder(tx, buyer);
    if (await hasPaid(tx, buyer.key, order)) return;
    await tx
      .insert(orders)
      .values({ buyer: buyer.key, ...order })
      .onConflictDoUpdate({ target: orders.buyer, set: order });
  });
};

/** Whether a buyer has paid this order and has the plan: another window that shows it still may save it again. */
const hasPaid = async (
  tx: Db,
  buyer: string,
  { priceId, couponCode }: Pick<OrderRow, 'priceId' | 'couponCode'>,
): Promise<boolean> => {
  // A payment that is just being written goes first.
  const [kept] = await tx.select().from(orders).where(eq(orders.buyer, buyer)).for('update');
  const isPaid = kept !== undefined && kept.paidAt !== null;
  const isSame = kept?.priceId === priceId && kept.couponCode === couponCode;
  return isPaid && isSame && (await findPaidPlan(tx, buyer)) !== null;
};

/** Notes on the unpaid order of a device which user continues it: it is paid when they pay. Rule BUY-14. */
export const continueOrder = async (
  db: Db,
  { user, visitor }: Pick<Buyer, 'user' | 'visitor'>,
): Promise<void> => {
  if (!user || visitor === null) return;
  await db
    .update(orders)
    .set({ continuedBy: userKey(user.id) })
    .where(and(eq(orders.buyer, visitor), isNull(orders.paidAt)));
};

/**
 * The latest order of a buyer. Someone who has just logged in or registered continues the order
 * that their device began, unless another user has paid it.
 */
export const findOrder = async (
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  { key, visitor }: Pick<Buyer, 'key' | 'visitor'>,
): Promise<OrderRow | null> => {
  const keys = visitor ? [key, visitor] : [key];
  const isOwn = or(
    eq(orders.buyer, key),
    isNull(orders.paidAt),
    isNull(orders.continuedBy),
    eq(orders.continuedBy, key),
  );
  const [row] = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.buyer, keys), isOwn, gt(orders.savedAt, clock.now() - ORDER_LIFE)))
    .orderBy(desc(orders.savedAt))
    .limit(1);
  return row ?? null;
};

/**
 * Marks a buyer's order as paid, and those of devices that this user continued; runs in the transaction that starts the
 * plan.
 */
export const markOrderPaid = async (tx: Db, buyer: string, now: number): Promise<void> => {
  const isTheirs = and(
    or(eq(orders.buyer, buyer), eq(orders.continuedBy, buyer)),
    isNull(orders.paidAt),
  );
  // Locks the device's row before the user's, as `saveOrder` does.
  await tx
    .select({ buyer: orders.buyer })
    .from(orders)
    .where(isTheirs)
    .orderBy(eq(orders.buyer, buyer))
    .for('update');
  await tx
    .update(orders)
    .set({ paidAt: now, ...noForm })
    .where(isTheirs);
};
