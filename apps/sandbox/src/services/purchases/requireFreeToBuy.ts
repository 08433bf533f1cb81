import type { Backend } from '../../backend/Backend';
import { Refusal } from '../../http/Refusal';
import type { Buyer } from '../buyers/buyerOf';
import { planOf } from '../plans/findPlan';
import { findLive } from '../subscriptions/findSubscription';

/**
 * Refuses a purchase by somebody who has a plan that costs something; a free one gives way to what
 * is bought.
 *
 * @throws Refusal `STATE_CONFLICT`
 */
export const requireFreeToBuy = async ({ db }: Backend, buyer: Buyer): Promise<void> => {
  const live = await findLive(db, buyer.key);
  if (!live) return;
  const plan = await planOf(db, live.priceId);
  if (plan.amount > 0)
    throw new Refusal('STATE_CONFLICT', 'You already have a plan. You can change it instead.');
};
