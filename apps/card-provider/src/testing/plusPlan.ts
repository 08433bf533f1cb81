import type Stripe from 'stripe';

/** A customer, and the plan "Plus" at £25.00 a month by default. */
export async function plusPlan(
  stripe: Stripe,
  recurring: Stripe.PriceCreateParams.Recurring = { interval: 'month' },
  unit_amount = 2500,
) {
  const customer = await stripe.customers.create({
    email: 'maya@example.com',
    name: 'Maya Okafor',
  });
  const price = await stripe.prices.create({
    currency: 'gbp',
    unit_amount,
    recurring,
    product_data: { name: 'Plus' },
  });
  return { customer, price };
}
