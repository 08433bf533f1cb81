import type { Money } from '../money/money';
import type { Plan } from '../plans/plan';

/** What a coupon takes off a price: a share in per cent (0 to 100), or an amount. */
export type Discount =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: Money };

/** A coupon that the server has accepted. Specification, section 3. */
export type Coupon = {
  /** The code as typed. */
  readonly value: string;
  readonly discount: Discount;
  /** How many paid periods it holds for; null means for as long as the plan runs. */
  readonly validForNumberOfPeriods: number | null;
  /** Set when the coupon is for one plan only; its last segment is that plan's `priceId`. */
  readonly singlePlanPath: string | null;
  /** That plan, where the site's list does not show it. */
  readonly hiddenPlan: Plan | null;
};

/** The `priceId` of the only plan that the coupon is for; null when it is for any. */
export const singlePlanPriceId = ({ singlePlanPath }: Pick<Coupon, 'singlePlanPath'>) =>
  singlePlanPath?.split('/').findLast((segment) => segment !== '') ?? null;

/** Whether the coupon can be used on this plan. */
export const couponFitsPlan = (
  coupon: Pick<Coupon, 'singlePlanPath'>,
  plan: { readonly priceId: string },
): boolean => {
  const only = singlePlanPriceId(coupon);
  return only === null || only === plan.priceId;
};
