import { and, eq, inArray } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import { releaseCoupon } from '../coupons/couponUses';
import { applyPaidInvoice } from './applyPaidInvoice';
import type { InvoiceRow } from './createInvoice';

/**
 * Marks an invoice paid and applies its effect, in one transaction and once. A second call finds it
 * done and returns null. So does one for a plan or a pause that has ended: its invoice is void, and its
 * payment is to be refunded.
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
    if (await applyPaidInvoice(tx, paid, paid.effect, at)) return paid;
    await tx
      .update(invoices)
      .set({ state: 'void', paidAt: null })
      .where(eq(invoices.id, invoiceId));
    await releaseCoupon(tx, paid.reason);
    return null;
  });
