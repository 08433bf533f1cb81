import { and, eq } from 'drizzle-orm';
import { newId } from '../../db/newId';
import type { Db } from '../../db/openDatabase';
import { checkouts } from '../../db/schema/billing';

/** A row of the table of checkouts. */
export type CheckoutRow = typeof checkouts.$inferSelect;
/** What a checkout is about. */
export type CheckoutOrder = Pick<
  CheckoutRow,
  'buyer' | 'userId' | 'locationId' | 'priceId' | 'couponCode' | 'mode' | 'returnPath'
>;

/** The checkout that a buyer has open; there is never more than one. */
export const findOpen = async (db: Db, buyer: string): Promise<CheckoutRow | null> => {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.buyer, buyer), eq(checkouts.state, 'open')));
  return row ?? null;
};

/** Holds a checkout that is still open until the transaction ends. False when somebody else closed it. */
export const lockOpenCheckout = async (tx: Db, id: string): Promise<boolean> => {
  const held = await tx
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(eq(checkouts.id, id), eq(checkouts.state, 'open')))
    .for('update');
  return held.length > 0;
};

/** Opens a checkout, or answers null because the buyer has one open. */
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

/** Whether a checkout is about the same thing as an order, so that it can be used again. */
export const isSameOrder = (row: CheckoutRow, order: CheckoutOrder): boolean =>
  row.priceId === order.priceId &&
  row.couponCode === order.couponCode &&
  row.mode === order.mode &&
  row.returnPath === order.returnPath;

/** Closes a checkout that is still open. False when somebody else just did. */
export const closeCheckout = async (
  db: Db,
  id: string,
  state: 'complete' | 'expired',
  now: number,
): Promise<boolean> => {
  const closed = await db
    .update(checkouts)
    .set({ state, settledAt: now })
    .where(and(eq(checkouts.id, id), eq(checkouts.state, 'open')))
    .returning({ id: checkouts.id });
  return closed.length > 0;
};

/** Notes the provider's session. False when the checkout was closed in the meantime. */
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
