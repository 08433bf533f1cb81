import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { plans } from '../../db/schema/sites';
import type { PlanRow } from '../plans/findPlan';

const recurrence = ({ recurring, details: { period } }: PlanRow) =>
  recurring ? { recurring: { interval: period.magnitude, interval_count: period.amount } } : {};

/** The provider's price for a plan, created at the first call. */
export const ensurePrice = async (
  { db, cardProvider }: Pick<Backend, 'db' | 'cardProvider'>,
  plan: PlanRow,
): Promise<string> => {
  if (plan.providerPriceId) return plan.providerPriceId;
  const product = await cardProvider.stripe.products.create(
    { name: plan.details.title, metadata: { plan: plan.priceId } },
    { idempotencyKey: `product-${plan.priceId}` },
  );
  const price = await cardProvider.stripe.prices.create(
    {
      product: product.id,
      currency: plan.currency.toLowerCase(),
      unit_amount: plan.amount,
      metadata: { plan: plan.priceId },
      ...recurrence(plan),
    },
    { idempotencyKey: `price-${plan.priceId}-${plan.amount}` },
  );
  await db.update(plans).set({ providerPriceId: price.id }).where(eq(plans.priceId, plan.priceId));
  return price.id;
};
