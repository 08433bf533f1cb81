import { and, eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import type { Db } from '../../db/openDatabase';
import { newId } from '../../db/newId';
import { creditNotes, invoices, type CreditCause } from '../../db/schema/billing';
import type { InvoiceRow } from '../invoices/createInvoice';
import { withRefund } from '../invoices/withRefunds';

/** What a credit note says. */
export interface Credit {
  /** Ends the credit note's number, so that an invoice has one of each kind. */
  suffix: 'C' | 'W' | `W${number}`;
  /** Minor units; all that is left of the invoice marks it as refunded. */
  amount: number;
  /** Null writes no note: billing doesn't show the invoice. */
  cause: CreditCause | null;
}

/**
 * Shows in billing that a part of an invoice was refunded, once, and never more than was paid.
 * @param tell learns, in the same transaction, how much was refunded with this note, in minor units
 */
export const writeCreditNote = (
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  invoice: InvoiceRow,
  { suffix, amount: wanted, cause }: Credit,
  tell?: (tx: Db, amount: number) => Promise<void>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { id, userId, currency, amount: paid } = invoice;
    const number = `${invoice.number}-${suffix}`;
    const [before] = await tx.select().from(creditNotes).where(eq(creditNotes.number, number));
    if (before) return;
    const { refundedAmount, amountByHand } = await withRefund(tx, invoice);
    const left = paid - refundedAmount - amountByHand;
    const amount = Math.min(wanted, left);
    if (amount === left) {
      const marked = await tx
        .update(invoices)
        .set({ refunded: true })
        .where(and(eq(invoices.id, id), eq(invoices.refunded, false)))
        .returning({ id: invoices.id });
      if (marked.length === 0) return;
    }
    if (cause !== null)
      await tx.insert(creditNotes).values({
        id: newId('crn'),
        number,
        userId,
        invoiceId: id,
        amount,
        currency,
        cause,
        createdAt: clock.now(),
      });
    await tell?.(tx, amount);
  });
