import type { EarlierPlan } from '../../db/schema/subscriptions';
import type { CouponHolder } from '../coupons/findCoupon';
import type { SubscriptionRow } from '../subscriptions/findSubscription';

/**
 * The coupon of the earlier plan: as it was, but for the periods that it has paid since. A return that has begun keeps it
 * in the earlier plan.
 */
export const couponOf = (row: SubscriptionRow, earlier: EarlierPlan): CouponHolder => {
  const hasPaidSince = row.couponCode === earlier.couponCode && !earlier.returns;
  const { couponCode, couponPeriodsLeft, couponFigures = null } = hasPaidSince ? row : earlier;
  return { couponCode, couponPeriodsLeft, couponFigures };
};

/** Whether the present period began with the earlier plan. */
export const beganWithEarlier = (row: SubscriptionRow, { changedAt }: EarlierPlan): boolean =>
  changedAt - row.periodStart >= 1000;

/** The same coupon once the earlier plan is back: it pays for a period that the earlier plan did not begin. */
export const couponAfter = (
  row: SubscriptionRow,
  earlier: EarlierPlan,
  { keepsPeriod, follows }: { keepsPeriod: boolean; follows: boolean },
) => {
  const { couponCode, couponPeriodsLeft: left, couponFigures } = couponOf(row, earlier);
  // The provider's invoice for a period that it starts uses up one.
  const isCounted = keepsPeriod
    ? row.couponCode === couponCode || beganWithEarlier(row, earlier)
    : follows;
  const couponPeriodsLeft = left === null || isCounted ? left : Math.max(0, left - 1);
  return { couponCode, couponPeriodsLeft, couponFigures };
};
