import type { Backend } from '../Backend';
import type { InvoiceRow } from '../invoices/createInvoice';

/** An invoice is worth more than the digits on it, so nobody waits long for them. */
const PATIENCE = { timeout: 3000, maxNetworkRetries: 0 };

/**
 * The last four digits of the card that paid an invoice; null if no card did, or the card provider does not say.
 */
export const cardThatPaid = async (
  { cardProvider }: Pick<Backend, 'cardProvider'>,
  { state, paymentIntentId }: InvoiceRow,
): Promise<string | null> => {
  if (state !== 'paid' || paymentIntentId === null) return null;
  const { paymentIntents } = cardProvider.stripe;
  const intent = await paymentIntents
    .retrieve(paymentIntentId, { expand: ['latest_charge'] }, PATIENCE)
    .catch(() => null);
  const charge = intent?.latest_charge;
  if (typeof charge !== 'object') return null;
  return charge?.payment_method_details?.card?.last4 ?? null;
};
