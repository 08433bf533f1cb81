import type Stripe from 'stripe';

/** The period that a provider's subscription is in, in epoch milliseconds. */
export const periodOf = (subscription: Stripe.Subscription): { start: number; end: number } => {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`The subscription ${subscription.id} has nothing in it.`);
  return { start: item.current_period_start * 1000, end: item.current_period_end * 1000 };
};
