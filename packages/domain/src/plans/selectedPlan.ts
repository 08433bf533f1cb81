import type { Plan, PlanCatalogue } from './plan';

/** The choices on the plan pages. */
export type PlanSelection = {
  readonly plans: readonly Plan[];
  /** A plan that the site does not list. A link or a coupon leads to it. */
  readonly hiddenPlan: Plan | null;
  readonly currentPlan: string | null;
};

export const allPlans = (catalogue: PlanCatalogue): readonly Plan[] =>
  catalogue.kind === 'list' ? catalogue.plans : [...catalogue.monthly, ...catalogue.daily];

/** The listed or hidden plan with the chosen `priceId`; null if there is none. Rule PLAN-8. */
export const findSelectedPlan = ({
  plans,
  hiddenPlan,
  currentPlan,
}: PlanSelection): Plan | null => {
  const listed = plans.find((plan) => plan.priceId === currentPlan);
  return listed ?? (hiddenPlan?.priceId === currentPlan ? hiddenPlan : null);
};
