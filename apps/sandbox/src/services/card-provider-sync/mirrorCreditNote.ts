import { and, eq, lte } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { newId } from '../../db/newId';
import { creditNotes, invoices } from '../../db/schema/billing';
import { withRefund } from '../invoices/withRefunds';
import { expandedId } from '../card-provider/expandedId';

/**
 * Copies a credit note of the provider, once. One that lowers what is still owed returns nothing: the invoice
 * itself shows it. An invoice counts as refunded once all of it is refunded.
 */
export const mirrorCreditNote = async (backend: Backend, creditNoteId: string): Promise<void> => {
  const { db, cardProvider } = backend;
  const theirs = await cardProvider.stripe.creditNotes.retrieve(creditNoteId);
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(eq(invoices.providerId, expandedId(theirs.invoice) ?? ''));
  const { post_payment_amount: amount } = theirs;
  if (!invoice?.userId || amount === 0) return;
  await db
    .insert(creditNotes)
    .values({
      id: newId('crn'),
      number: theirs.number,
      userId: invoice.userId,
      invoiceId: invoice.id,
      amount,
      currency: invoice.currency,
      cause: 'other',
      reason: theirs.memo,
      createdAt: theirs.created * 1000,
    })
    .onConflictDoNothing();
  const { refundedAmount, amountByHand } = await withRefund(db, invoice);
  await db
    .update(invoices)
    .set({ refunded: true })
    .where(and(eq(invoices.id, invoice.id), lte(invoices.amount, refundedAmount + amountByHand)));
};
