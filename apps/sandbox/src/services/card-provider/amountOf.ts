import type Stripe from 'stripe';

/** What a period of a provider's subscription costs before coupons and credit, in minor units; null if unknown. */
export const amountOf = ({ items }: Stripe.Subscription): number | null =>
  items.data[0]?.price.unit_amount ?? null;
