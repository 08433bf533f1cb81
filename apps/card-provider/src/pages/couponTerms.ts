import type { Coupon } from '../model/objects';
import { formatMoney } from '../billing/format';

type CouponFacts = Pick<
  Coupon,
  'amount_off' | 'currency' | 'duration' | 'duration_in_months' | 'percent_off'
>;

const lasts = (coupon: CouponFacts): string => {
  const months = coupon.duration_in_months ?? 1;
  if (coupon.duration === 'once') return 'your first payment';
  if (coupon.duration === 'forever') return 'every payment';
  return months === 1 ? 'the first month' : `the first ${months} months`;
};

/** "20% off the first 3 months". */
export function couponTerms(coupon: CouponFacts): string {
  const size =
    coupon.percent_off === null
      ? formatMoney(coupon.amount_off ?? 0, coupon.currency ?? 'gbp')
      : `${coupon.percent_off}%`;
  return `${size} off ${lasts(coupon)}`;
}
