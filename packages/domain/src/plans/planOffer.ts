/** A plan on the price list of a site, and the person who asks for it. */
export type PlanRequest = {
  readonly plan: {
    readonly priceId: string;
    readonly recurring: boolean;
    readonly hidden: boolean;
  };
  /** The plan to change; null for a purchase. */
  readonly current: { readonly priceId: string } | null;
  /** A coupon that is valid for this person, site and plan now; null without one. */
  readonly coupon: { readonly planPriceId: string | null } | null;
};

/**
 * Whether a site offers this plan to this person now. Only a plan on offer has a price. Rule
 * PLAN-14.
 */
export const isPlanOffered = ({ plan, current, coupon }: PlanRequest): boolean => {
  // Choosing the plan that one has withdraws a scheduled change.
  if (current?.priceId === plan.priceId) return true;
  if (plan.hidden && coupon?.planPriceId !== plan.priceId) return false;
  return current === null || plan.recurring;
};
