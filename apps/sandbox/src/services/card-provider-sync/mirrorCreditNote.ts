import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { newId } from '../../db/newId';
import { creditNotes, invoices } from '../../db/schema/billing';
import { expandedId } from '../card-provider/expandedId';

/** Copies a credit note of the provider, once. */
export const mirrorCreditNote = async (backend: Backend, creditNoteId: string): Promise<void> => {
  const { db, cardProvider } = backend;
  const theirs = await cardProvider.stripe.creditNotes.retrieve(creditNoteId);
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(eq(invoices.providerId, expandedId(theirs.invoice) ?? ''));
  if (!invoice?.userId) return;
  const added = await db
    .insert(creditNotes)
    .values({
      id: newId('crn'),
      number: theirs.number,
      userId: invoice.userId,
      invoiceId: invoice.id,
      amount: theirs.amount,
      currency: invoice.currency,
      reason: theirs.memo ?? 'Refund',
      createdAt: theirs.created * 1000,
    })
    .onConflictDoNothing()
    .returning({ id: creditNotes.id });
  if (added.length > 0)
    await db.update(invoices).set({ refunded: true }).where(eq(invoices.id, invoice.id));
};
