import { and, eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { newId } from '../../db/newId';
import { creditNotes, invoices } from '../../db/schema/billing';
import type { InvoiceRow } from '../invoices/createInvoice';

/** What a credit note says of money that the card provider refused to return for good. */
export const REFUSED_NOTE =
  'The card provider refused the refund, so support pays it back in another way.';

/** What a credit note says. */
export interface Credit {
  /** Ends the credit note's number, so that an invoice has one of each kind. */
  suffix: 'C' | 'W';
  /** Minor units; all of the invoice marks it as refunded. */
  amount: number;
  /** Null writes no note: billing doesn't show the invoice. */
  reason: string | null;
}

/** Shows in billing that money of an invoice went back, once; false if that was done before. */
export const writeCreditNote = (
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  { id, number, userId, amount: paid, currency }: InvoiceRow,
  { suffix, amount, reason }: Credit,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (amount === paid) {
      const marked = await tx
        .update(invoices)
        .set({ refunded: true })
        .where(and(eq(invoices.id, id), eq(invoices.refunded, false)))
        .returning({ id: invoices.id });
      if (marked.length === 0) return false;
    }
    if (!userId || reason === null) return true;
    const written = await tx
      .insert(creditNotes)
      .values({
        id: newId('crn'),
        number: `${number}-${suffix}`,
        userId,
        invoiceId: id,
        amount,
        currency,
        reason,
        createdAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: creditNotes.id });
    return written.length > 0;
  });
