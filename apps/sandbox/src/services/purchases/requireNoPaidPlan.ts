import type { Backend } from '../Backend';
import { ServiceError } from '../ServiceError';
import type { Buyer } from '../buyers/buyerOf';
import { findPaidPlan } from '../subscriptions/findSubscription';

const refusals = {
  renews: 'You already have a plan. You can change it instead.',
  ends: 'You have a plan already. You can buy another when it has ended.',
} as const;

/**
 * Refuses a purchase if the buyer has a paid plan. A free plan is replaced by the purchase.
 * @throws ServiceError `STATE_CONFLICT`
 */
export const requireNoPaidPlan = async ({ db }: Backend, buyer: Buyer): Promise<void> => {
  const plan = await findPaidPlan(db, buyer.key);
  if (plan) throw new ServiceError('STATE_CONFLICT', refusals[plan.recurring ? 'renews' : 'ends']);
};
