import {
  billingCycles,
  defaultCycle,
  findSelectedPlan,
  isFree,
  parseCategory,
  plansOfCycle,
  singlePlanPriceId,
  type Coupon,
  type Period,
  type Plan,
  type PlanGroup,
  type Subscription,
} from '@foyer/domain';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useValidateCouponQuery } from '~/product/plans/coupon.api';
import { useQueryChoices } from '~/shared/routing/useQueryChoices';
import { usePaidPlans } from '../usePaidPlans';
import { useChangePlans } from './useChangePlans';

type Choice = 'plan' | 'cycle' | 'coupon' | 'step';

/** The step that shows the price of a change; without it, the user chooses a plan. */
export const CHECK_STEP = 'check';

/**
 * The state of a change of plan. The choices are in the address
 * (`?cycle=…&plan=…&coupon=…&step=check`), so that reload and back lose nothing.
 */
export const useUpgrade = (subscription: Subscription) => {
  const { params, choose } = useQueryChoices<Choice>();
  const query = useChangePlans(subscription);
  const { data: plans } = query;
  const cycles = useMemo(() => billingCycles({ kind: 'list', plans: plans ?? [] }), [plans]);
  const coupon = params.get('coupon');
  const couponQuery = useValidateCouponQuery(coupon === null ? skipToken : { code: coupon });
  const judged = (coupon !== null && !couponQuery.isError && couponQuery.currentData) || null;
  const hiddenPlan = useHiddenPlan(subscription, judged);
  const find = (priceId: string | null): Plan | null =>
    findSelectedPlan({ plans: plans ?? [], hiddenPlan, currentPlan: priceId });
  const couponPlan = judged && find(singlePlanPriceId(judged));
  const plan = find(params.get('plan')) ?? couponPlan;
  const currentCycle = cycleOf(subscription.period, cycles);
  const cycle =
    params.get('cycle') ??
    cycles.find((each) => each.plans.some(({ priceId }) => priceId === plan?.priceId))?.id ??
    defaultCycle(cycles, currentCycle);
  const shown = plansOfCycle(cycles, cycle);
  return {
    query: { ...query, isLoading: query.isLoading || couponQuery.isLoading },
    cycles,
    cycle,
    currentCycle,
    shown: useMemo(() => (hiddenPlan ? [hiddenPlan, ...shown] : shown), [hiddenPlan, shown]),
    plan,
    /** The only plan that the coupon is for, if the plan can change to it. */
    couponPlan,
    /** A plan that only the coupon opens. */
    hiddenPlan,
    coupon,
    step: params.get('step'),
    choose,
  };
};

/** The plan that a coupon opens, where a change can lead to it as to a listed one. Rules COUPON-3 and PLAN-14. */
const useHiddenPlan = (subscription: Subscription, coupon: Coupon | null): Plan | null => {
  const leavesOutPaid = usePaidPlans(subscription) !== null;
  const plan = coupon?.hiddenPlan;
  if (!plan?.recurring || (leavesOutPaid && !isFree(plan.price))) return null;
  return plan.priceId === subscription.priceId ? null : plan;
};

export type Upgrade = ReturnType<typeof useUpgrade>;

/** The cycle of the current plan, where plans are sold in it. */
const cycleOf = (period: Period | null, cycles: readonly PlanGroup[]): string | undefined => {
  const id = period && parseCategory(`${period.amount}${period.magnitude}`).id;
  return cycles.find((cycle) => cycle.id === id)?.id;
};
