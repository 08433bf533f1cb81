import type { Coupon } from './coupon';

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
