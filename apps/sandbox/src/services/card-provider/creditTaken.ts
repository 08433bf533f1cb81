import type Stripe from 'stripe';

/** What an invoice took of its customer's credit, in minor units. A draft has taken none yet. */
export const creditTaken = ({
  starting_balance: before,
  ending_balance: after,
}: Pick<Stripe.Invoice, 'starting_balance' | 'ending_balance'>): number =>
  Math.max(0, (after ?? before) - before);
