import type { KnownCurrency } from '@foyer/domain';
import { and, eq, sql } from 'drizzle-orm';
import { newId } from '../../db/newId';
import type { Db } from '../../db/openDatabase';
import { invoices, type InvoiceEffect, type InvoiceLine } from '../../db/schema/billing';
import { orderNumber } from './orderNumber';
import { taxIncluded } from './tax';

/** A row of the table of invoices. */
export type InvoiceRow = typeof invoices.$inferSelect;

/** The data of a new invoice. Amounts are minor units. */
export interface NewInvoice {
  buyer: string;
  userId: string | null;
  subscriptionId: string | null;
  /** The site that sells; its country's tax is in the amount. */
  locationId: string;
  /** Unique key: there is one invoice for each reason. */
  reason: string;
  title: string;
  amount: number;
  currency: KnownCurrency;
  lines: InvoiceLine[];
  periodStart: number;
  periodEnd: number;
  createdAt: number;
  effect: InvoiceEffect;
  state?: InvoiceRow['state'];
  paidAt?: number | null;
  /** Without it: due when it is made. */
  dueDate?: number;
  providerId?: string | null;
  paymentIntentId?: string | null;
}

/** A number for an order: of its invoice, or of a change that is paid later. */
export const nextOrderNumber = async (db: Db): Promise<string> => {
  const [row] = await db
    .select({ running: sql<string>`nextval('invoice_numbers')` })
    .from(sql`(select 1) as one`);
  return orderNumber(String(row?.running));
};

/** The reason of the invoice for a purchase that is not paid yet. */
export const purchaseReason = (subscriptionId: string): string => `purchase:${subscriptionId}`;

/** How the reason of each charge for a pause begins. */
export const PAUSE_REASON = 'pause:';

/** The reason of the receipt for a checkout. */
export const checkoutReason = (checkoutId: string): string => `checkout:${checkoutId}`;

/** The invoice with a reason, or null. */
export const findByReason = async (db: Db, reason: string): Promise<InvoiceRow | null> => {
  const [row] = await db.select().from(invoices).where(eq(invoices.reason, reason));
  return row ?? null;
};

/**
 * Writes an invoice. There is one for each reason: a repeated call returns the first one.
 * @returns the invoice, and whether this call wrote it
 */
export const createInvoice = async (
  db: Db,
  { locationId, ...given }: NewInvoice,
): Promise<{ invoice: InvoiceRow; isNew: boolean }> => {
  const before = await findByReason(db, given.reason);
  if (before) return { invoice: before, isNew: false };
  const [invoice] = await db
    .insert(invoices)
    .values({
      ...given,
      id: newId('inv'),
      number: await nextOrderNumber(db),
      state: given.state ?? 'open',
      tax: await taxIncluded(db, given.amount, locationId),
      dueDate: given.dueDate ?? given.createdAt,
    })
    .onConflictDoNothing()
    .returning();
  if (invoice) return { invoice, isNew: true };
  const winner = await findByReason(db, given.reason);
  if (!winner) throw new Error(`The invoice for ${given.reason} wasn’t written.`);
  return { invoice: winner, isNew: false };
};

/** Whether an invoice is never paid again. */
const isOver = ({ state, refunded, refundDue }: InvoiceRow): boolean =>
  state === 'void' || refunded || refundDue !== null;

/** The number of the last attempt at a charge; 0 before the first one. */
const lastAttempt = async (db: Db, { buyer, reason }: NewInvoice): Promise<number> => {
  const number = sql`substr(${invoices.reason}, ${reason.length + 2}::int)`;
  const [last] = await db
    .select({ attempt: sql<number | null>`max((${number})::int)` })
    .from(invoices)
    .where(
      and(
        eq(invoices.buyer, buyer),
        sql`starts_with(${invoices.reason}, ${`${reason}:`})`,
        sql`${number} ~ '^[0-9]+$'`,
      ),
    );
  return last?.attempt ?? 0;
};

/**
 * Writes an invoice for a charge that may be tried again. A voided or refunded invoice is never paid
 * again, so the next attempt gets an invoice of its own.
 *
 * @param given its reason without the number of the attempt
 * @param isDone which earlier attempts are left alone
 */
export const createInvoiceForAttempt = async (
  db: Db,
  given: NewInvoice,
  isDone = isOver,
): Promise<InvoiceRow> => {
  const write = async (attempt: number): Promise<InvoiceRow> => {
    const { invoice } = await createInvoice(db, { ...given, reason: `${given.reason}:${attempt}` });
    return isDone(invoice) ? write(attempt + 1) : invoice;
  };
  return write(await lastAttempt(db, given));
};
