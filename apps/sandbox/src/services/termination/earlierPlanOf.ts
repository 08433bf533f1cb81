import type { Backend } from '../Backend';
import { agreedPlan } from '../plans/agreedPlan';
import { planOf, type PlanRow } from '../plans/findPlan';
import type { SubscriptionRow } from '../subscriptions/findSubscription';

/**
 * The plan that a withdrawal brings back, now or once the period ends, at the price that its user agreed to, and whether it has the
 * same kind of period as the present one.
 */
export const earlierPlanOf = async (
  { db }: Pick<Backend, 'db'>,
  row: SubscriptionRow,
  priceId: string,
): Promise<{ plan: PlanRow; keepsPeriod: boolean }> => {
  const { changed } = row;
  const plan = await agreedPlan(db, row, priceId);
  const current = await planOf(db, row.priceId);
  const agreed = changed?.priceId === priceId ? changed.periodPrice : null;
  return {
    plan: { ...plan, amount: agreed ?? plan.amount },
    keepsPeriod: plan.details.category === current.details.category,
  };
};
