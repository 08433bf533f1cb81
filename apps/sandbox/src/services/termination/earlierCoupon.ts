import type { EarlierPlan } from '../../db/schema/subscriptions';
import type { CouponHolder } from '../coupons/findCoupon';
import { earlierCoupon } from '../coupons/nextCoupon';
import type { SubscriptionRow } from '../subscriptions/findSubscription';

/** Whether the present period began with the earlier plan. */
export const beganWithEarlier = (row: SubscriptionRow, { changedAt }: EarlierPlan): boolean =>
  changedAt - row.periodStart >= 1000;

/** The coupon of the earlier plan once that is back: it pays for a period that the earlier plan did not begin. */
export const couponAfter = (
  row: SubscriptionRow,
  earlier: EarlierPlan,
  { keepsPeriod, follows }: { keepsPeriod: boolean; follows: boolean },
): CouponHolder => {
  const { couponCode, couponPeriodsLeft: left, couponFigures } = earlierCoupon(row, earlier);
  // The provider's invoice for a period that it starts uses up one.
  const isCounted = keepsPeriod
    ? row.couponCode === couponCode || beganWithEarlier(row, earlier)
    : follows;
  const couponPeriodsLeft = left === null || isCounted ? left : Math.max(0, left - 1);
  return { couponCode, couponPeriodsLeft, couponFigures };
};
