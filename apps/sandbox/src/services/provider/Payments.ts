import type Stripe from 'stripe';

/** The card provider as the backend sees it: the simulator or the real service, one code path. */
export interface Payments {
  stripe: Stripe;
  /** What the portal's card form identifies itself with. */
  publishableKey: string;
  /** Signs the provider's webhooks. */
  webhookSecret: string;
  /** Origin that serves the simulator's script and frames; null for the real service. */
  browserOrigin: string | null;
}
