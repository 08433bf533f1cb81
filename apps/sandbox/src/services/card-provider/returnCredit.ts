import Stripe from 'stripe';
import type { Backend } from '../Backend';
import { creditTaken } from './creditTaken';
import { expandedId } from './expandedId';

/** The metadata of an invoice whose credit was given back. */
const RETURNED = 'credit_returned';

/**
 * Gives back the credit that a paid invoice took. Repeating it gives back nothing more: the provider refuses the key with another
 * balance, and the invoice says so later.
 */
export const returnCredit = async (
  { cardProvider: { stripe } }: Pick<Backend, 'cardProvider'>,
  invoice: Stripe.Invoice,
): Promise<void> => {
  const { id, metadata } = invoice;
  const taken = creditTaken(invoice);
  const customerId = expandedId(invoice.customer);
  if (!id || !customerId || taken === 0 || metadata?.[RETURNED]) return;
  const customer = await stripe.customers.retrieve(customerId);
  if (customer.deleted) return;
  const balance = customer.balance - taken;
  await stripe.customers
    .update(customerId, { balance }, { idempotencyKey: `credit-${id}` })
    .catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeIdempotencyError)) throw error;
    });
  await stripe.invoices.update(id, { metadata: { [RETURNED]: String(taken) } });
};
