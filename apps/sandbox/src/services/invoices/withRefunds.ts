import { and, eq, inArray, sql, sum } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { creditNotes } from '../../db/schema/billing';
import { hasDelayedRefund, terminations } from '../../db/schema/terminations';
import type { InvoiceRow } from './createInvoice';

/** An invoice, and how much of it was refunded, in minor units. */
export interface BilledInvoice extends InvoiceRow {
  refundedAmount: number;
  /** What support pays back, because the card provider refused to. */
  amountByHand: number;
  /** What is refunded as soon as the card provider allows it. */
  amountToCome: number;
}

/** What is left of a payment, in minor units. */
export const keptOf = ({
  amount,
  refundedAmount,
  amountByHand,
  amountToCome,
}: BilledInvoice): number => amount - refundedAmount - amountByHand - amountToCome;

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

/** The parts of payments that withdrawals refund as soon as the card provider allows it, by invoice. */
const delayedParts = async (db: Db, rows: readonly InvoiceRow[]): Promise<Map<string, number>> => {
  const plans = rows.flatMap(({ subscriptionId }) => subscriptionId ?? []);
  const delayed = await db
    .select({ refunds: terminations.refunds })
    .from(terminations)
    .where(and(inArray(terminations.subscriptionId, plans), hasDelayedRefund));
  const parts = new Map<string, number>();
  for (const { invoiceId, amount, isDelayed } of delayed.flatMap(({ refunds }) => refunds))
    if (isDelayed) parts.set(invoiceId, (parts.get(invoiceId) ?? 0) + amount);
  return parts;
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
  const parts = await delayedParts(db, rows);
  return rows.map((row) => {
    const { amount, amountByHand } = credited.get(row.id) ?? { amount: 0, amountByHand: 0 };
    const settled = row.refunded ? row.amount : Math.min(row.amount, amount);
    return {
      ...row,
      refunded: row.refunded && amountByHand === 0,
      refundedAmount: settled - amountByHand,
      amountByHand,
      amountToCome:
        row.refundDue === null
          ? (parts.get(row.id) ?? 0)
          : Math.min(row.refundDueAmount ?? row.amount, row.amount - settled),
    };
  });
};

/** An invoice with how much of it was refunded. */
export const withRefund = async (db: Db, row: InvoiceRow): Promise<BilledInvoice> => {
  const [billed] = await withRefunds(db, [row]);
  return billed ?? { ...row, refundedAmount: 0, amountByHand: 0, amountToCome: 0 };
};
