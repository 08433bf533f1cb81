import { HOUR } from '@foyer/domain';
import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { orders } from '../../db/schema/billing';
import type { Backend } from '../Backend';
import { userKey, type Buyer } from '../buyers/buyerOf';
import type { Caller } from '../Caller';
import { planAt } from '../plans/findPlan';
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
 * Saves what a buyer has chosen; it replaces the buyer's earlier order. Rule BUY-14.
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
  await db
    .insert(orders)
    .values({ buyer: buyer.key, ...order })
    .onConflictDoUpdate({ target: orders.buyer, set: order });
  await continueOrder(db, buyer);
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
  await tx
    .update(orders)
    .set({ paidAt: now, form: null })
    .where(and(or(eq(orders.buyer, buyer), eq(orders.continuedBy, buyer)), isNull(orders.paidAt)));
};
