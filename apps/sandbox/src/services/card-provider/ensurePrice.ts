import { and, eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { plans } from '../../db/schema/sites';
import { unlessUnknown } from './unlessUnknown';
import type { PlanRow } from '../plans/findPlan';

const recurrence = ({ recurring, details: { period } }: PlanRow) =>
  recurring ? { recurring: { interval: period.magnitude, interval_count: period.amount } } : {};

/** Whether the provider's price is still what the plan costs: a price can't be changed there. */
const isCurrent = async (
  { cardProvider }: Pick<Backend, 'cardProvider'>,
  plan: PlanRow & { providerPriceId: string },
): Promise<boolean> => {
  const price = await unlessUnknown(() =>
    cardProvider.stripe.prices.retrieve(plan.providerPriceId),
  );
  return price?.unit_amount === plan.amount && price.currency === plan.currency.toLowerCase();
};

/** The provider's price for a plan, created at the first call and when the plan costs something else. */
export const ensurePrice = async (
  { db, cardProvider }: Pick<Backend, 'db' | 'cardProvider'>,
  plan: PlanRow,
): Promise<string> => {
  const { providerPriceId } = plan;
  if (providerPriceId && (await isCurrent({ cardProvider }, { ...plan, providerPriceId })))
    return providerPriceId;
  const { title } = plan.details;
  const product = await cardProvider.stripe.products.create(
    { name: title, metadata: { plan: plan.priceId } },
    // The provider refuses a key that comes back with another name.
    { idempotencyKey: `product-${plan.priceId}-${title}` },
  );
  const price = await cardProvider.stripe.prices.create(
    {
      product: product.id,
      currency: plan.currency.toLowerCase(),
      unit_amount: plan.amount,
      metadata: { plan: plan.priceId },
      ...recurrence(plan),
    },
    { idempotencyKey: `price-${product.id}-${plan.amount}-${plan.currency}` },
  );
  // One at an earlier price is for who keeps that price only.
  await db
    .update(plans)
    .set({ providerPriceId: price.id })
    .where(and(eq(plans.priceId, plan.priceId), eq(plans.amount, plan.amount)));
  return price.id;
};
