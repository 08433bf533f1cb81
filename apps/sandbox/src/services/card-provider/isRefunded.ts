import type Stripe from 'stripe';
import type { Backend } from '../Backend';
import { expandedId } from './expandedId';

/** Whether all of a payment went back to the card. */
export const isRefunded = async (
  { cardProvider }: Pick<Backend, 'cardProvider'>,
  { latest_charge }: Stripe.PaymentIntent,
): Promise<boolean> => {
  const charge = expandedId(latest_charge);
  return charge !== null && (await cardProvider.stripe.charges.retrieve(charge)).refunded;
};
