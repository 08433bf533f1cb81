import { eq, inArray, sql, sum } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { creditNotes } from '../../db/schema/billing';
import type { InvoiceRow } from './createInvoice';

/** An invoice, and how much of it was refunded, in minor units. */
export interface BilledInvoice extends InvoiceRow {
  refundedAmount: number;
  /** What support pays back, because the card provider refused to. */
  amountByHand: number;
}

const byHand = eq(creditNotes.cause, 'refused');

/** What the credit notes of these invoices say, by invoice. */
const creditedAmounts = async (db: Db, ids: string[]) => {
  const given = await db
    .select({
      id: creditNotes.invoiceId,
      amount: sum(creditNotes.amount).mapWith(Number),
      amountByHand: sum(sql`case when ${byHand} then ${creditNotes.amount} else 0 end`).mapWith(
        Number,
      ),
    })
    .from(creditNotes)
    .where(inArray(creditNotes.invoiceId, ids))
    .groupBy(creditNotes.invoiceId);
  return new Map(given.map((credited) => [credited.id, credited]));
};

/** Adds to each invoice how much of it was refunded. */
export const withRefunds = async (
  db: Db,
  rows: readonly InvoiceRow[],
): Promise<BilledInvoice[]> => {
  const credited = await creditedAmounts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { amount, amountByHand } = credited.get(row.id) ?? { amount: 0, amountByHand: 0 };
    const settled = row.refunded ? row.amount : Math.min(row.amount, amount);
    return {
      ...row,
      refunded: row.refunded && amountByHand === 0,
      refundedAmount: settled - amountByHand,
      amountByHand,
    };
  });
};

/** An invoice with how much of it was refunded. */
export const withRefund = async (db: Db, row: InvoiceRow): Promise<BilledInvoice> => {
  const [billed] = await withRefunds(db, [row]);
  return billed ?? { ...row, refundedAmount: 0, amountByHand: 0 };
};
