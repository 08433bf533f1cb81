import { applyCoupon, couponFitsPlan, type Coupon, type Money, type Plan } from '@foyer/domain';

/** What is paid now: the plan's price less its coupon, where that is for this plan. */
export const priceToday = ({
  plan,
  coupon,
}: {
  plan: Plan | null;
  coupon: Coupon | null;
}): Money => {
  const price: Money = plan?.price ?? { minor: 0, currency: 'XXX' };
  return plan && coupon && couponFitsPlan(coupon, plan) ? applyCoupon(price, coupon) : price;
};
