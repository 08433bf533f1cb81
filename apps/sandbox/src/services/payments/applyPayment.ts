import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import { settleInvoice } from '../invoices/settleInvoice';

/**
 * Settles the invoice that a payment was made for. One that was voided, or paid by another payment,
 * while this one was under way has nothing to be paid any more: the money goes back.
 *
 * @returns whether the invoice is paid
 */
export const applyPayment = async (
  backend: Backend,
  invoiceId: string,
  paymentIntentId: string,
): Promise<boolean> => {
  const { db, clock, payments } = backend;
  if (await settleInvoice(backend, invoiceId, clock.now(), paymentIntentId)) return true;
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, invoiceId));
  if (!invoice) return false;
  const isPaid = invoice.state === 'paid';
  if (isPaid && invoice.paymentIntentId === paymentIntentId) return true;
  await payments.stripe.refunds.create(
    { payment_intent: paymentIntentId },
    { idempotencyKey: `refund-${paymentIntentId}` },
  );
  return isPaid;
};
