import type Stripe from 'stripe';

/** Whom to write to about an order without an account. */
export const addresseeOf = (session: Stripe.Checkout.Session | null) => ({
  email: session?.customer_details?.email || null,
  language: session?.metadata?.['language'] ?? null,
});
