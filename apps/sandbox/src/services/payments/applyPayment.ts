import { and, eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import { refundPayment } from '../card-provider/refundPayment';
import { releaseCoupon } from '../coupons/couponUses';
import type { InvoiceRow } from '../invoices/createInvoice';
import { findInvoice } from '../invoices/findInvoice';
import { settleInvoice } from '../invoices/settleInvoice';
import { findPaidPlan } from '../subscriptions/findSubscription';
import { recordRefund, tellSecondPayment } from './recordRefund';

/** Ends a purchase that was paid by a buyer who has a paid plan already; the money goes back. */
const refundPurchase = async (
  backend: Backend,
  invoice: InvoiceRow,
  paymentIntentId: string,
): Promise<void> => {
  const { db, clock } = backend;
  await refundPayment(backend, paymentIntentId);
  const now = clock.now();
  await db.transaction(async (tx) => {
    await tx
      .update(invoices)
      .set({ state: 'paid', paidAt: now, paymentIntentId })
      .where(eq(invoices.id, invoice.id));
    await releaseCoupon(tx, invoice.reason);
    await tx
      .update(subscriptions)
      // It was never a plan, so the lists of plans leave it out.
      .set({ state: 'ended', endedAt: subscriptions.startedAt })
      .where(
        and(eq(subscriptions.id, invoice.subscriptionId ?? ''), eq(subscriptions.state, 'pending')),
      );
  });
  await recordRefund(backend, invoice);
};

/**
 * Settles the invoice of a successful payment, with the buyer's lock. If the invoice was voided or
 * paid by another payment meanwhile, or is for a plan while the buyer has a paid one, the payment is
 * refunded.
 * @returns whether the invoice is paid
 */
export const applyPayment = async (
  backend: Backend,
  invoiceId: string,
  paymentIntentId: string,
): Promise<boolean> => {
  const { db, clock } = backend;
  const before = await findInvoice(db, invoiceId);
  if (!before) return false;
  const isSecondPlan =
    before.effect.kind === 'start' &&
    before.state === 'open' &&
    (await findPaidPlan(db, before.buyer)) !== null;
  if (isSecondPlan) {
    await refundPurchase(backend, before, paymentIntentId);
    return true;
  }
  if (await settleInvoice(backend, invoiceId, clock.now(), paymentIntentId)) return true;
  const invoice = await findInvoice(db, invoiceId);
  if (!invoice) return false;
  const isPaid = invoice.state === 'paid';
  if (isPaid && invoice.paymentIntentId === paymentIntentId) return true;
  const isNew = await refundPayment(backend, paymentIntentId);
  if (invoice.state === 'void') await recordRefund(backend, invoice, 'voided');
  else if (isNew) await tellSecondPayment(backend, invoice);
  return isPaid;
};
