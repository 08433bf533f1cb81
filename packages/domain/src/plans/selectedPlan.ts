import type { Plan, PlanCatalogue } from './plan';

/** What has been chosen so far on the plan pages. Specification, section 3: "Plan state". */
export type PlanSelection = {
  readonly plans: readonly Plan[];
  /** A plan that the lists do not show, reached by a link or a coupon. */
  readonly hiddenPlan: Plan | null;
  /** A `priceId`. */
  readonly currentPlan: string | null;
};

/** Every plan that a catalogue lists. */
export const allPlans = (catalogue: PlanCatalogue): readonly Plan[] =>
  catalogue.kind === 'list' ? catalogue.plans : [...catalogue.monthly, ...catalogue.daily];

/**
 * The selected plan, among the plans or the hidden one; null when nothing or something gone is
 * selected. Specification, section 4.
 */
export const findSelectedPlan = ({
  plans,
  hiddenPlan,
  currentPlan,
}: PlanSelection): Plan | null => {
  const listed = plans.find((plan) => plan.priceId === currentPlan);
  return listed ?? (hiddenPlan?.priceId === currentPlan ? hiddenPlan : null);
};
