import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { users, type StoredCard } from '../../db/schema/users';
import { expandedId } from './expandedId';

/**
 * Sets the card of the customer's subscriptions: a subscription from a checkout has its own card,
 * which the provider would charge instead.
 */
const chargeSubscriptionsTo = async (
  { cardProvider }: Pick<Backend, 'cardProvider'>,
  customer: string,
  card: string,
): Promise<void> => {
  const { subscriptions } = cardProvider.stripe;
  for await (const { id, default_payment_method: own } of subscriptions.list({ customer }))
    if (own !== null && expandedId(own) !== card)
      await subscriptions.update(id, { default_payment_method: card });
};

/**
 * Stores the card that a user pays with: at the provider as default of the customer and of each
 * subscription, here as brand, last four digits and expiry.
 */
export const saveCard = async (
  { db, cardProvider }: Pick<Backend, 'db' | 'cardProvider'>,
  userId: string,
  customerId: string,
  paymentMethodId: string,
): Promise<void> => {
  const method = await cardProvider.stripe.paymentMethods.retrieve(paymentMethodId);
  await cardProvider.stripe.customers.update(customerId, {
    invoice_settings: { default_payment_method: paymentMethodId },
  });
  await chargeSubscriptionsTo({ cardProvider }, customerId, paymentMethodId);
  const card: StoredCard = {
    id: paymentMethodId,
    brand: method.card?.brand ?? method.type,
    lastFour: method.card?.last4 ?? '',
    expMonth: method.card?.exp_month ?? 0,
    expYear: method.card?.exp_year ?? 0,
  };
  await db.update(users).set({ card }).where(eq(users.id, userId));
};
