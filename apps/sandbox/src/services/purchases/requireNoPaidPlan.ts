import type { Backend } from '../Backend';
import { ServiceError } from '../ServiceError';
import type { Buyer } from '../buyers/buyerOf';
import { planNeedsPayment, planOf } from '../plans/findPlan';
import { findCurrent } from '../subscriptions/findSubscription';

/**
 * Refuses a purchase if the buyer has a paid plan. A free plan is replaced by the purchase.
 * @throws ServiceError `STATE_CONFLICT`
 */
export const requireNoPaidPlan = async ({ db }: Backend, buyer: Buyer): Promise<void> => {
  const live = await findCurrent(db, buyer.key);
  if (!live) return;
  const plan = await planOf(db, live.priceId);
  if (planNeedsPayment(plan))
    throw new ServiceError('STATE_CONFLICT', 'You already have a plan. You can change it instead.');
};
