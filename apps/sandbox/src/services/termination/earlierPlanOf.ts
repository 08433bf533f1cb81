import type { EarlierPlan } from '../../db/schema/subscriptions';
import type { Backend } from '../Backend';
import { planOf, type PlanRow } from '../plans/findPlan';
import type { SubscriptionRow } from '../subscriptions/findSubscription';

/** The earlier plan, at the price that its user paid, and whether it has the same kind of period. */
export const earlierPlanOf = async (
  { db }: Backend,
  row: SubscriptionRow,
  { priceId, periodPrice }: EarlierPlan,
): Promise<{ plan: PlanRow; keepsPeriod: boolean }> => {
  const plan = await planOf(db, priceId);
  const current = await planOf(db, row.priceId);
  return {
    plan: { ...plan, amount: periodPrice ?? plan.amount },
    keepsPeriod: plan.details.category === current.details.category,
  };
};
