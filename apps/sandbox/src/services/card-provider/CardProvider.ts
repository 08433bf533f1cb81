import type Stripe from 'stripe';

/** The card provider: the simulator or the real service, with the same code. */
export interface CardProvider {
  stripe: Stripe;
  /** The key for the portal's card form. */
  publishableKey: string;
  /** The secret that signs the provider's webhooks. */
  webhookSecret: string;
  /** Origin that serves the simulator's script and frames; null for the real service. */
  browserOrigin: string | null;
}
