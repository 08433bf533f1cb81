import type { Money } from '../money/money';
import type { Plan } from '../plans/plan';
import { applyCoupon } from './applyCoupon';
import { type Coupon, couponFitsPlan } from './coupon';

/** The plan in the purchase, null before the user chooses one, and the entered coupon. */
export type PricedOrder = { readonly plan: Plan | null; readonly coupon: Coupon | null };

const NOTHING: Money = { minor: 0, currency: 'XXX' };

/** The coupon, if it is for the chosen plan. */
export const appliedCoupon = ({ plan, coupon }: PricedOrder): Coupon | null =>
  plan && coupon && couponFitsPlan(coupon, plan) ? coupon : null;

/** The amount to pay now: the plan's price less its coupon. */
export const priceToday = (order: PricedOrder): Money => {
  const price = order.plan?.price ?? NOTHING;
  const coupon = appliedCoupon(order);
  return coupon ? applyCoupon(price, coupon) : price;
};

/** The price of the second period. A coupon for one period no longer applies there. */
export const priceNext = (order: PricedOrder): Money =>
  priceToday(
    appliedCoupon(order)?.validForNumberOfPeriods === 1 ? { ...order, coupon: null } : order,
  );
