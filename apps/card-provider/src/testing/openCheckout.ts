import type Stripe from 'stripe';
import { plusPlan } from './plusPlan';

/** An open checkout of a new customer for the plan "Plus". It does not redirect when it is paid. */
export async function openCheckout(stripe: Stripe) {
  const { price, customer } = await plusPlan(stripe);
  const session = await stripe.checkout.sessions.create({
    ui_mode: 'embedded_page',
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    redirect_on_completion: 'never',
  });
  return { customer, session };
}
