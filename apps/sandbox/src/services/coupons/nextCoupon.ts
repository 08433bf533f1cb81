import type { EarlierPlan } from '../../db/schema/subscriptions';
import type { PlanRow } from '../plans/findPlan';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import type { CouponHolder } from './findCoupon';

/** The coupon of the earlier plan: as it was, but for the periods of it that the plan since has used up. */
export const earlierCoupon = (row: CouponHolder, earlier: EarlierPlan): CouponHolder => {
  const {
    couponCode,
    couponPeriodsLeft,
    couponFigures = null,
  } = row.couponCode === earlier.couponCode ? row : earlier;
  return { couponCode, couponPeriodsLeft, couponFigures };
};

/** The coupon of a subscription for a plan: its own, or that of the earlier plan, where this is the plan that comes back. */
export const nextCoupon = (
  row: CouponHolder & Pick<SubscriptionRow, 'changed'>,
  { priceId }: Pick<PlanRow, 'priceId'>,
): CouponHolder => {
  const { changed } = row;
  return changed?.returns && changed.priceId === priceId ? earlierCoupon(row, changed) : row;
};
