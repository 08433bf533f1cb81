import { isFree } from '../money/money';
import { periodsEnd } from '../plans/periodsEnd';
import { planPeriod } from '../plans/planLabels';
import type { Instant } from '../time/instant';
import { appliedCoupon, priceToday, type PricedOrder } from './orderPrice';

/** Whether nothing is ever paid for an order: free today, and the plan does not renew or the coupon does not end. */
export const isNeverPaid = (order: PricedOrder): boolean =>
  isFree(priceToday(order)) &&
  (order.plan?.recurring === false ||
    (appliedCoupon(order)?.validForNumberOfPeriods ?? null) === null);

/**
 * The day of the first payment for an order that a coupon makes free today. Null if the user pays today or never, or if
 * the day is not known. The user needs a card by then. Rule BUY-21.
 */
export const firstChargeAt = (order: PricedOrder, now: Instant): Instant | null => {
  const { plan } = order;
  const period = plan && planPeriod(plan);
  const count = appliedCoupon(order)?.validForNumberOfPeriods ?? null;
  const isFreeToday = isFree(priceToday(order)) && plan?.recurring === true;
  return isFreeToday && period && count !== null ? periodsEnd(now, period, count) : null;
};
