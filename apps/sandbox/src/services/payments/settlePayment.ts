import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import { expandedId } from '../provider/expandedId';
import { rememberCard } from '../provider/rememberCard';
import type { InvoiceRow } from '../invoices/createInvoice';
import { applyPayment } from './applyPayment';

/** The invoice that a payment at the provider is for. */
export const findByPayment = async (
  { db }: Pick<Backend, 'db'>,
  paymentIntentId: string,
): Promise<InvoiceRow | null> => {
  const [row] = await db
    .select()
    .from(invoices)
    .where(eq(invoices.paymentIntentId, paymentIntentId));
  return row ?? null;
};

/**
 * Asks the provider how a payment stands, and settles its invoice when it was made. The card is kept
 * first, so that whoever is cut off in between does both again. Safe to repeat; called by the webhook,
 * by whoever asks about a purchase under way, and after a restart. A payment that was not noted here
 * before its process ended names its invoice itself.
 *
 * @returns whether the payment was made
 */
export const settlePayment = async (
  backend: Backend,
  paymentIntentId: string,
): Promise<boolean> => {
  const invoice = await findByPayment(backend, paymentIntentId);
  if (invoice?.state === 'paid') return true;
  const intent = await backend.payments.stripe.paymentIntents.retrieve(paymentIntentId);
  const invoiceId = invoice?.id ?? intent.metadata['invoice'];
  if (!invoiceId || intent.status !== 'succeeded') return false;
  const customer = expandedId(intent.customer);
  const method = expandedId(intent.payment_method);
  if (invoice?.userId && customer && method && intent.setup_future_usage)
    await rememberCard(backend, invoice.userId, customer, method);
  return applyPayment(backend, invoiceId, intent.id);
};
