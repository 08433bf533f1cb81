import type Stripe from 'stripe';
import type { Backend } from '../Backend';
import { creditTaken } from './creditTaken';
import { expandedId } from './expandedId';
import { unlessUnknown } from './unlessUnknown';

/** The metadata of a change of the balance that names the invoice whose credit it gives back, and of that invoice. */
const RETURNED = 'credit_returned';

/** Whether a customer has got back what an invoice took. The provider forgets an idempotency key after a day. */
const isReturned = async (
  { cardProvider: { stripe } }: Pick<Backend, 'cardProvider'>,
  customer: string,
  invoice: string,
): Promise<boolean> => {
  for await (const { metadata } of stripe.customers.listBalanceTransactions(customer, {
    limit: 100,
  }))
    if (metadata?.[RETURNED] === invoice) return true;
  return false;
};

/**
 * Gives back the credit that a paid invoice took, as a change of the balance: two at the same time both count. Repeating it gives
 * back nothing more. A customer that the provider's account doesn't know gets nothing.
 */
export const returnCredit = async (
  backend: Pick<Backend, 'cardProvider'>,
  invoice: Stripe.Invoice,
): Promise<void> => {
  const { id, currency, metadata } = invoice;
  const taken = creditTaken(invoice);
  const customer = expandedId(invoice.customer);
  if (!id || !customer || taken === 0 || metadata?.[RETURNED]) return;
  await unlessUnknown(async () => {
    if (!(await isReturned(backend, customer, id)))
      await backend.cardProvider.stripe.customers.createBalanceTransaction(
        customer,
        { amount: 0 - taken, currency, metadata: { [RETURNED]: id } },
        { idempotencyKey: `credit-returned-${id}` },
      );
    // An older version, which may run again, looks only here.
    await backend.cardProvider.stripe.invoices.update(id, { metadata: { [RETURNED]: 'yes' } });
  });
};
