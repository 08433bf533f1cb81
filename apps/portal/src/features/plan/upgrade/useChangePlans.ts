import { isFree, type Subscription } from '@foyer/domain';
import { useMemo } from 'react';
import { useGetUpgradePlansQuery } from '../plan.api';
import { usePaidPlans } from '../usePaidPlans';

/**
 * The plans that this one can change to. Where a purchase replaces a free plan, only the purchase leads to a paid one, since
 * its order says what that ends and costs. Rules PLAN-14 and GUARD-9.
 */
export const useChangePlans = (subscription: Subscription, skip = false) => {
  const query = useGetUpgradePlansQuery({ id: subscription.id }, { skip });
  const leavesOutPaid = usePaidPlans(subscription) !== null;
  const { data } = query;
  const plans = useMemo(
    () => (leavesOutPaid ? data?.filter((plan) => isFree(plan.price)) : data),
    [data, leavesOutPaid],
  );
  return { ...query, data: plans };
};
