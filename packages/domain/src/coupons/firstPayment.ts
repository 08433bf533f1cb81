import { isFree } from '../money/money';
import { periodsEnd } from '../plans/periodsEnd';
import { planPeriod } from '../plans/planLabels';
import type { Instant } from '../time/instant';
import { appliedCoupon, priceToday, type PricedOrder } from './orderPrice';

/** Whether the user never pays for an order: it is free today, and its plan does not renew or its coupon does not end. */
export const isFreeForever = (order: PricedOrder): boolean =>
  isFree(priceToday(order)) &&
  (order.plan?.recurring === false ||
    (appliedCoupon(order)?.validForNumberOfPeriods ?? null) === null);

/**
 * The day of the first payment for an order that a coupon makes free today. Null if the user pays today or never, or if
 * the day is not known. The user needs a card by then. Rule BUY-21.
 */
export const firstPaymentAt = (order: PricedOrder, now: Instant): Instant | null => {
  const { plan } = order;
  const period = plan && planPeriod(plan);
  const count = appliedCoupon(order)?.validForNumberOfPeriods ?? null;
  const isFreeToday = isFree(priceToday(order)) && plan?.recurring === true;
  return isFreeToday && period && count !== null ? periodsEnd(now, period, count) : null;
};
