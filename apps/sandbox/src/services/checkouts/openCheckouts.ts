import { and, eq } from 'drizzle-orm';
import { newId } from '../../db/newId';
import type { Db } from '../../db/openDatabase';
import { checkouts } from '../../db/schema/billing';
import { markOrderPaid } from '../orders/saveOrder';
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

/** Inserts a checkout; null if the buyer already has an open one. */
export const openCheckout = async (
  db: Db,
  order: CheckoutOrder,
  now: number,
): Promise<CheckoutRow | null> => {
  const [row] = await db
    .insert(checkouts)
    .values({ ...order, id: newId('chk'), state: 'open', createdAt: now })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
};

/** Whether an open checkout is for the same order and can be used again. */
export const isSameOrder = (row: CheckoutRow, order: CheckoutOrder): boolean =>
  row.priceId === order.priceId &&
  row.couponCode === order.couponCode &&
  row.mode === order.mode &&
  row.returnPath === order.returnPath;

/**
 * Closes a checkout, unless its state has changed since it was read.
 * @param subscriptionId the plan that its buyer has
 */
export const closeCheckout = async (
  db: Db,
  { id, state: before }: Pick<CheckoutRow, 'id' | 'state'>,
  state: Exclude<CheckoutRow['state'], 'open'>,
  now: number,
  subscriptionId: string | null = null,
): Promise<void> => {
  await db
    .update(checkouts)
    .set({ state, settledAt: now, subscriptionId })
    .where(and(eq(checkouts.id, id), eq(checkouts.state, before)));
};

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
 * @param insertSubscription writes the subscription and returns its id
 * @throws Error when the buyer has got a paid plan meanwhile; the next try refunds this checkout
 */
export const completeCheckout = (
  db: Db,
  row: CheckoutRow,
  now: number,
  insertSubscription: (tx: Db) => Promise<string>,
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
    const subscriptionId = await insertSubscription(tx);
    await tx
      .update(checkouts)
      .set({ state: 'complete', settledAt: now, subscriptionId })
      .where(eq(checkouts.id, row.id));
  });
