import { and, eq } from 'drizzle-orm';
import { newId } from '../../db/newId';
import type { Db } from '../../db/openDatabase';
import { countCouponUse, holdCoupon, releaseCoupon, type CouponUser } from '../coupons/couponUses';
import { findCoupon } from '../coupons/findCoupon';
import { checkouts } from '../../db/schema/billing';
import { findPlan } from '../plans/findPlan';
import { moveToPaidType } from '../registration/moveToPaidType';
import { markOrderPaid } from '../saved-orders/savedOrders';
import { endCurrentSubscription } from '../subscriptions/endCurrentSubscription';
import { findPaidPlan } from '../subscriptions/findSubscription';

/** A row of the table of checkouts. */
export type CheckoutRow = typeof checkouts.$inferSelect;
/** What the buyer orders. */
export type CheckoutOrder = Pick<
  CheckoutRow,
  'buyer' | 'userId' | 'locationId' | 'priceId' | 'couponCode' | 'mode' | 'returnPath'
>;

/** The open checkout of a buyer; there is at most one. */
export const findOpen = async (db: Db, buyer: string): Promise<CheckoutRow | null> => {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.buyer, buyer), eq(checkouts.state, 'open')));
  return row ?? null;
};

const couponSource = (checkoutId: string) => `checkout:${checkoutId}`;

/**
 * Inserts a checkout; null if the buyer already has an open one.
 * @throws ServiceError `COUPON_INVALID` if the buyer has used the coupon already
 */
export const openCheckout = (
  db: Db,
  user: CouponUser,
  order: CheckoutOrder,
  now: number,
): Promise<CheckoutRow | null> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .insert(checkouts)
      .values({ ...order, id: newId('chk'), state: 'open', createdAt: now })
      .onConflictDoNothing()
      .returning();
    const coupon = row ? await findCoupon(tx, row.couponCode) : null;
    if (row && coupon) await holdCoupon(tx, coupon, { user, source: couponSource(row.id), now });
    return row ?? null;
  });

/** Whether an open checkout is for the same order and can be used again. */
export const isSameOrder = (row: CheckoutRow, order: CheckoutOrder): boolean =>
  row.priceId === order.priceId &&
  row.couponCode === order.couponCode &&
  row.mode === order.mode &&
  row.returnPath === order.returnPath;

/**
 * Closes a checkout, unless its state has changed since it was read. Only a complete one keeps its
 * coupon.
 * @param subscriptionId the plan that its buyer has
 */
export const closeCheckout = (
  db: Db,
  { id, state: before }: Pick<CheckoutRow, 'id' | 'state'>,
  state: Exclude<CheckoutRow['state'], 'open'>,
  now: number,
  subscriptionId: string | null = null,
): Promise<void> =>
  db.transaction(async (tx) => {
    const closed = await tx
      .update(checkouts)
      .set({ state, settledAt: now, subscriptionId })
      .where(and(eq(checkouts.id, id), eq(checkouts.state, before)))
      .returning({ id: checkouts.id });
    if (closed.length > 0 && state !== 'complete') await releaseCoupon(tx, couponSource(id));
  });

/** Stores the provider's session; false if the checkout is not open any more. */
export const saveSession = async (
  db: Db,
  id: string,
  session: { id: string; client_secret: string | null },
): Promise<boolean> => {
  const noted = await db
    .update(checkouts)
    .set({ providerId: session.id, clientSecret: session.client_secret })
    .where(and(eq(checkouts.id, id), eq(checkouts.state, 'open')))
    .returning({ id: checkouts.id });
  return noted.length > 0;
};

/**
 * Gives the buyer the plan that a checkout paid for and closes the checkout, both or neither, and
 * once. The plan replaces a free one.
 *
 * @param insertSubscription writes the subscription, and the notice of the order with what `moveToPaidType` returns; returns
 * the subscription's id
 * @throws Error when the buyer has got a paid plan meanwhile; the next try refunds this checkout
 */
export const completeCheckout = (
  db: Db,
  row: CheckoutRow,
  now: number,
  insertSubscription: (tx: Db, moved: Record<string, string>) => Promise<string>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const [open] = await tx
      .select({ id: checkouts.id })
      .from(checkouts)
      .where(and(eq(checkouts.id, row.id), eq(checkouts.state, 'open')))
      .for('update');
    if (!open) return;
    if (await findPaidPlan(tx, row.buyer))
      throw new Error(`The buyer of ${row.id} has got a paid plan meanwhile.`);
    await endCurrentSubscription(tx, row.buyer, now);
    await markOrderPaid(tx, row.buyer, now);
    const plan = await findPlan(tx, row.priceId ?? '');
    const moved = plan ? await moveToPaidType(tx, row.userId, plan) : {};
    const subscriptionId = await insertSubscription(tx, moved);
    await countCouponUse(tx, couponSource(row.id));
    await tx
      .update(checkouts)
      .set({ state: 'complete', settledAt: now, subscriptionId })
      .where(eq(checkouts.id, row.id));
  });
