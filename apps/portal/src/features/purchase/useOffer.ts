import {
  allPlans,
  billingCycles,
  customerTraits,
  defaultCycle,
  findSelectedPlan,
  needsPayment,
  plansOfCycle,
  singlePlanPriceId,
  type Coupon,
  type Plan,
} from '@foyer/domain';
import { useMemo } from 'react';
import { useAppSelector } from '~/session/store/hooks';
import { useSoldPlans } from './useSoldPlans';

interface Wishes {
  /** Only plans that do not renew: the page of extras. */
  isExtras: boolean;
  coupon: Coupon | null;
  /** A `priceId`. */
  chosen: string | null;
  cycle: string | null;
}

/**
 * The plans on offer, and the chosen one. A coupon for one plan hides all others; the site's own
 * list may not show that plan. Rule PLAN-5.
 */
export const useOffer = ({ isExtras, coupon, chosen, cycle: wished }: Wishes) => {
  const site = useAppSelector((state) => state.site.info);
  const { catalogue, sold, sellsNone, hasFreeAccess } = useSoldPlans(isExtras);
  const cycles = useMemo(() => (sold ? billingCycles(sold) : []), [sold]);
  const plans = sold ? allPlans(sold) : [];
  const hiddenPlan = (!sellsNone && coupon?.hiddenPlan) || null;
  const only = coupon ? singlePlanPriceId(coupon) : null;
  const find = (currentPlan: string | null): Plan | null =>
    findSelectedPlan({ plans, hiddenPlan, currentPlan });
  const onlyPlan = find(only);
  const plan = find(chosen) ?? onlyPlan;
  const preferred = customerTraits(site?.customerCode).defaultCategory;
  const cycle = wished ?? cycleOf(plan, cycles) ?? defaultCycle(cycles, preferred);
  const shown = onlyPlan ? [onlyPlan] : plansOfCycle(cycles, cycle);
  /** The chosen plan costs nothing, and the user has free access already. */
  const hasChosenPlan =
    hasFreeAccess &&
    catalogue.data !== undefined &&
    allPlans(catalogue.data).some((one) => one.priceId === chosen && !needsPayment(one));
  return {
    catalogue,
    hasChosenPlan,
    /** Empty where a coupon leaves one plan. */
    cycles: onlyPlan ? [] : cycles,
    cycle,
    shown,
    onlyPlan,
    plan,
    /** The highlighted plan: the chosen one, else the suggested one, else the first. */
    marked:
      shown.find(({ priceId }) => priceId === plan?.priceId) ??
      shown.find(({ suggested }) => suggested) ??
      shown[0] ??
      null,
  };
};

const cycleOf = (plan: Plan | null, cycles: ReturnType<typeof billingCycles>): string | undefined =>
  cycles.find((cycle) => cycle.plans.some(({ priceId }) => priceId === plan?.priceId))?.id;
