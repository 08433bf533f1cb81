import { and, eq, inArray } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import { applyPaidInvoice } from './applyPaidInvoice';
import type { InvoiceRow } from './createInvoice';

/**
 * Marks an invoice paid and applies its effect, in one transaction and once. A second call finds it
 * done and returns null.
 * @param at when it was paid, epoch milliseconds
 * @param paymentIntentId the payment; left out if the amount is zero
 */
export const settleInvoice = async (
  { db }: Pick<Backend, 'db'>,
  invoiceId: string,
  at: number,
  paymentIntentId?: string,
): Promise<InvoiceRow | null> =>
  db.transaction(async (tx) => {
    // The row lock of this update makes a second process wait and then find nothing to do.
    const [paid] = await tx
      .update(invoices)
      .set({
        state: 'paid',
        paidAt: at,
        nextAttemptAt: null,
        ...(paymentIntentId ? { paymentIntentId } : {}),
      })
      .where(
        and(
          eq(invoices.id, invoiceId),
          inArray(invoices.state, ['draft', 'open', 'uncollectible']),
        ),
      )
      .returning();
    if (!paid) return null;
    await applyPaidInvoice(tx, paid, paid.effect, at);
    return paid;
  });
