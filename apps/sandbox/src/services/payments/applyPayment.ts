import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import { settleInvoice } from '../invoices/settleInvoice';

/**
 * Settles the invoice of a successful payment. If the invoice was voided or paid by another payment
 * meanwhile, the payment is refunded.
 * @returns whether the invoice is paid
 */
export const applyPayment = async (
  backend: Backend,
  invoiceId: string,
  paymentIntentId: string,
): Promise<boolean> => {
  const { db, clock, cardProvider } = backend;
  if (await settleInvoice(backend, invoiceId, clock.now(), paymentIntentId)) return true;
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, invoiceId));
  if (!invoice) return false;
  const isPaid = invoice.state === 'paid';
  if (isPaid && invoice.paymentIntentId === paymentIntentId) return true;
  await cardProvider.stripe.refunds.create(
    { payment_intent: paymentIntentId },
    { idempotencyKey: `refund-${paymentIntentId}` },
  );
  return isPaid;
};
