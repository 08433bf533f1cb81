import type { Money } from '../money/money';
import type { Plan } from '../plans/plan';

/** A percentage from 0 to 100, or an amount. */
export type Discount =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: Money };

/** A coupon that the server has accepted, from `GET /coupon/validate/{code}`. */
export type Coupon = {
  /** The code that the user typed. */
  readonly value: string;
  readonly discount: Discount;
  /** The number of paid periods with the discount; null means every period. */
  readonly validForNumberOfPeriods: number | null;
  /** Set if the coupon is for one plan. The last segment is the plan's `priceId`. Rule COUPON-3. */
  readonly singlePlanPath: string | null;
  /** The coupon's plan, if the site does not list it. */
  readonly hiddenPlan: Plan | null;
};

/** The `priceId` of the coupon's only plan; null if any plan can have the coupon. */
export const singlePlanPriceId = ({ singlePlanPath }: Pick<Coupon, 'singlePlanPath'>) =>
  singlePlanPath?.split('/').findLast((segment) => segment !== '') ?? null;

export const couponFitsPlan = (
  coupon: Pick<Coupon, 'singlePlanPath'>,
  plan: { readonly priceId: string },
): boolean => {
  const only = singlePlanPriceId(coupon);
  return only === null || only === plan.priceId;
};
