import type { Backend } from '../Backend';
import { ServiceError } from '../ServiceError';
import type { Buyer } from '../buyers/buyerOf';
import { findPaidPlan } from '../subscriptions/findSubscription';

/**
 * Refuses a purchase if the buyer has a paid plan. A free plan is replaced by the purchase.
 * @throws ServiceError `STATE_CONFLICT`
 */
export const requireNoPaidPlan = async ({ db }: Backend, buyer: Buyer): Promise<void> => {
  if (await findPaidPlan(db, buyer.key))
    throw new ServiceError('STATE_CONFLICT', 'You already have a plan. You can change it instead.');
};
