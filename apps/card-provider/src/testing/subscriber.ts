import type Stripe from 'stripe';
import { plusPlan } from './plusPlan';

export interface SubscriberOptions {
  card?: string;
  recurring?: Stripe.PriceCreateParams.Recurring;
  amount?: number;
  with?: Partial<Stripe.SubscriptionCreateParams>;
}

/** A customer with a card on file and a subscription to "Plus". */
export async function subscriber(stripe: Stripe, options: SubscriberOptions = {}) {
  const { customer, price } = await plusPlan(stripe, options.recurring, options.amount);
  await changeCard(stripe, customer.id, options.card ?? 'pm_card_visa');
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    ...options.with,
  });
  return { customer, price, subscription };
}

/** Saves another card and makes it the one that is charged. */
export async function changeCard(stripe: Stripe, customer: string, card: string): Promise<string> {
  const method = await stripe.paymentMethods.attach(card, { customer });
  await stripe.customers.update(customer, {
    invoice_settings: { default_payment_method: method.id },
  });
  return method.id;
}

/** Amounts and states of a customer's invoices, oldest first. */
export async function invoicesOf(stripe: Stripe, customer: string) {
  const { data } = await stripe.invoices.list({ customer, limit: 100 });
  return data.toReversed().map(({ total, status, billing_reason }) => ({
    total,
    status,
    billing_reason,
  }));
}

/** The sum of a customer's paid charges, in minor units. */
export async function chargedTo(stripe: Stripe, customer: string): Promise<number> {
  const { data } = await stripe.charges.list({ customer, limit: 100 });
  return data.filter((it) => it.paid).reduce((sum, it) => sum + it.amount, 0);
}
