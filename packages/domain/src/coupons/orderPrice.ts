import { isFree, type Money } from '../money/money';
import { periodsEnd } from '../plans/periodsEnd';
import type { Plan } from '../plans/plan';
import { planPeriod } from '../plans/planLabels';
import type { Instant } from '../time/instant';
import { applyCoupon } from './applyCoupon';
import { type Coupon, couponFitsPlan } from './coupon';

/** The plan in the purchase, null before the user chooses one, and the entered coupon. */
type Order = { readonly plan: Plan | null; readonly coupon: Coupon | null };

const NOTHING: Money = { minor: 0, currency: 'XXX' };

/** The coupon, if it is for the chosen plan. */
export const appliedCoupon = ({ plan, coupon }: Order): Coupon | null =>
  plan && coupon && couponFitsPlan(coupon, plan) ? coupon : null;

/** The amount to pay now: the plan's price less its coupon. */
export const priceToday = (order: Order): Money => {
  const price = order.plan?.price ?? NOTHING;
  const coupon = appliedCoupon(order);
  return coupon ? applyCoupon(price, coupon) : price;
};

/** The price of the second period. A coupon for one period no longer applies there. */
export const priceNext = (order: Order): Money =>
  priceToday(
    appliedCoupon(order)?.validForNumberOfPeriods === 1 ? { ...order, coupon: null } : order,
  );

/** Whether nothing is ever paid for an order: free today, and the plan does not renew or the coupon does not end. */
export const isNeverPaid = (order: Order): boolean =>
  isFree(priceToday(order)) &&
  (order.plan?.recurring === false ||
    (appliedCoupon(order)?.validForNumberOfPeriods ?? null) === null);

/**
 * The day of the first payment for an order that a coupon makes free today. Null if the user pays today or never, or if
 * the day is not known. The user needs a card by then. Rule BUY-21.
 */
export const firstChargeAt = (order: Order, now: Instant): Instant | null => {
  const { plan } = order;
  const period = plan && planPeriod(plan);
  const count = appliedCoupon(order)?.validForNumberOfPeriods ?? null;
  const isFreeToday = isFree(priceToday(order)) && plan?.recurring === true;
  return isFreeToday && period && count !== null ? periodsEnd(now, period, count) : null;
};
