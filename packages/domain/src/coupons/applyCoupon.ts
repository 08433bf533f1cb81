import type { Money } from '../money/money';
import type { Coupon } from './coupon';

/** The price with the coupon, between zero and the full price. Rule COUPON-2. */
export const applyCoupon = (price: Money, coupon: Pick<Coupon, 'discount'>): Money => {
  const minor = price.minor - takenOff(price, coupon.discount);
  return { minor: Math.min(Math.max(minor, 0), price.minor), currency: price.currency };
};

/** The amount that the coupon takes off the price. */
export const couponSaving = (price: Money, coupon: Pick<Coupon, 'discount'>): Money => ({
  minor: price.minor - applyCoupon(price, coupon).minor,
  currency: price.currency,
});

const takenOff = (price: Money, discount: Coupon['discount']): number => {
  if (discount.kind === 'percent') return Math.round((price.minor * discount.percent) / 100);
  return discount.amount.currency === price.currency ? discount.amount.minor : 0;
};
