import type { Money } from '../money/money';
import type { Plan } from '../plans/plan';
import { applyCoupon } from './applyCoupon';
import { type Coupon, couponFitsPlan } from './coupon';

/** A plan that is being bought, null before one is chosen, and the coupon given with it. */
type Order = { readonly plan: Plan | null; readonly coupon: Coupon | null };

const NOTHING: Money = { minor: 0, currency: 'XXX' };

/** The coupon, where it is for this plan. */
export const appliedCoupon = ({ plan, coupon }: Order): Coupon | null =>
  plan && coupon && couponFitsPlan(coupon, plan) ? coupon : null;

/** What is paid now: the plan's price less its coupon. */
export const priceToday = (order: Order): Money => {
  const price = order.plan?.price ?? NOTHING;
  const coupon = appliedCoupon(order);
  return coupon ? applyCoupon(price, coupon) : price;
};

/** What the second period costs, of a plan that renews: a coupon for one period is used up by then. */
export const priceNext = (order: Order): Money =>
  priceToday(
    appliedCoupon(order)?.validForNumberOfPeriods === 1 ? { ...order, coupon: null } : order,
  );
