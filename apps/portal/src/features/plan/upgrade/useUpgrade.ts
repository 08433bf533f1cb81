import {
  billingCycles,
  defaultCycle,
  findSelectedPlan,
  parseCategory,
  plansOfCycle,
  type Period,
  type PlanGroup,
  type Subscription,
} from '@foyer/domain';
import { useMemo } from 'react';
import { useQueryChoices } from '~/shared/routing/useQueryChoices';
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
  const plan = findSelectedPlan({
    plans: plans ?? [],
    hiddenPlan: null,
    currentPlan: params.get('plan'),
  });
  const currentCycle = cycleOf(subscription.period, cycles);
  const cycle =
    params.get('cycle') ??
    cycles.find((each) => each.plans.some(({ priceId }) => priceId === plan?.priceId))?.id ??
    defaultCycle(cycles, currentCycle);
  return {
    query,
    cycles,
    cycle,
    currentCycle,
    shown: plansOfCycle(cycles, cycle),
    plan,
    coupon: params.get('coupon'),
    step: params.get('step'),
    choose,
  };
};

export type Upgrade = ReturnType<typeof useUpgrade>;

/** The cycle of the current plan, where plans are sold in it. */
const cycleOf = (period: Period | null, cycles: readonly PlanGroup[]): string | undefined => {
  const id = period && parseCategory(`${period.amount}${period.magnitude}`).id;
  return cycles.find((cycle) => cycle.id === id)?.id;
};
