import { inArray, sum } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { creditNotes } from '../../db/schema/billing';
import type { InvoiceRow } from './createInvoice';

/** An invoice, and how much of it went back, in minor units. */
export interface BilledInvoice extends InvoiceRow {
  refundedAmount: number;
}

/** What the credit notes of these invoices say went back, by invoice. */
const creditedAmounts = async (db: Db, ids: string[]): Promise<Map<string | null, number>> => {
  const given = await db
    .select({ id: creditNotes.invoiceId, amount: sum(creditNotes.amount).mapWith(Number) })
    .from(creditNotes)
    .where(inArray(creditNotes.invoiceId, ids))
    .groupBy(creditNotes.invoiceId);
  return new Map(given.map(({ id, amount }) => [id, amount]));
};

/** Adds to each invoice how much of it went back. */
export const withRefunds = async (
  db: Db,
  rows: readonly InvoiceRow[],
): Promise<BilledInvoice[]> => {
  const credited = await creditedAmounts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    refundedAmount: row.refunded ? row.amount : Math.min(row.amount, credited.get(row.id) ?? 0),
  }));
};

/** An invoice with how much of it went back. */
export const withRefund = async (db: Db, row: InvoiceRow): Promise<BilledInvoice> => {
  const [billed] = await withRefunds(db, [row]);
  return billed ?? { ...row, refundedAmount: 0 };
};
