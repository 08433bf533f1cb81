import type { Backend } from '../Backend';
import { ServiceError } from '../ServiceError';
import type { Buyer } from '../buyers/buyerOf';
import { planOf } from '../plans/findPlan';
import { findCurrent } from '../subscriptions/findSubscription';

/**
 * Refuses a purchase by somebody who has a plan that costs something; a free one gives way to what
 * is bought.
 *
 * @throws ServiceError `STATE_CONFLICT`
 */
export const requireNoPaidPlan = async ({ db }: Backend, buyer: Buyer): Promise<void> => {
  const live = await findCurrent(db, buyer.key);
  if (!live) return;
  const plan = await planOf(db, live.priceId);
  if (plan.amount > 0)
    throw new ServiceError('STATE_CONFLICT', 'You already have a plan. You can change it instead.');
};
