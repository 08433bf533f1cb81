import type { Answer, Visitor } from './Visitor';

/** Opens the payment of Canal Wharf's pass for a day. */
export const orderDay = (visitor: Visitor): Promise<Answer> =>
  visitor.keyed('/api/billing/create-checkout-session', {
    priceId: 'cw-essential-day',
    mode: 'payment',
    returnPath: '/stripe-return',
  });
