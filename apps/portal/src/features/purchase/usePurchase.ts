import {
  allPlans,
  billingCycles,
  defaultCycle,
  findSelectedPlan,
  plansOfCycle,
  purchaseSteps,
  type PurchaseStep,
} from '@foyer/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '~/platform/store/hooks';
import { useCatalogueQuery, useCouponQuery } from './purchase.api';
import { skipToken } from '@reduxjs/toolkit/query';

type Choice = Partial<Record<'plan' | 'cycle' | 'coupon' | 'step', string | null>>;

/**
 * The purchase as it stands. What has been chosen lives in the address (`?cycle=…&plan=…&coupon=…
 * &step=…`), so that reload, back and a window closed in the middle lose nothing.
 */
export const usePurchase = () => {
  const [params, setParams] = useSearchParams();
  const site = useAppSelector((state) => state.site.info);
  const isLoggedIn = useAppSelector(({ session }) => session.isLoggedIn);
  const catalogue = useCatalogueQuery(
    site ? { locationId: site.locationId, custom: site.customPlans } : skipToken,
  );
  const couponCode = params.get('coupon');
  const coupon = useCouponQuery(couponCode ?? skipToken);

  const cycles = useMemo(
    () => (catalogue.data ? billingCycles(catalogue.data) : []),
    [catalogue.data],
  );
  const plans = catalogue.data ? allPlans(catalogue.data) : [];
  const hiddenPlan = coupon.data?.hiddenPlan ?? null;
  const plan = findSelectedPlan({ plans, hiddenPlan, currentPlan: params.get('plan') });
  const cycle = params.get('cycle') ?? cycleOf(plan?.priceId, cycles) ?? defaultCycle(cycles);

  const steps = plan ? stepsFor(purchaseSteps(plan), isLoggedIn) : [];
  const wanted = params.get('step') as PurchaseStep | null;
  const step = wanted && plan && steps.includes(wanted) ? wanted : plan && wanted ? steps[0] : null;

  /** Changes some of the choice; a value of null forgets it. */
  const choose = (choice: Choice, options?: { replace?: boolean }): void => {
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(choice)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    }, options);
  };

  return {
    catalogue,
    cycles,
    cycle,
    shown: plansOfCycle(cycles, cycle),
    plan,
    coupon: couponCode && coupon.data && !coupon.isError ? coupon.data : null,
    couponCode,
    couponQuery: coupon,
    steps,
    step: step ?? null,
    choose,
  };
};

export type Purchase = ReturnType<typeof usePurchase>;

const stepsFor = (steps: PurchaseStep[], isLoggedIn: boolean): PurchaseStep[] =>
  isLoggedIn ? steps.filter((step) => step !== 'sign-up') : steps;

const cycleOf = (
  priceId: string | undefined,
  cycles: ReturnType<typeof billingCycles>,
): string | undefined =>
  cycles.find((cycle) => cycle.plans.some((plan) => plan.priceId === priceId))?.id;
