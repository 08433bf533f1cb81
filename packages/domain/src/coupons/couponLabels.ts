import type { Message } from '../messages/message';
import { formatMoney } from '../money/formatMoney';
import type { Coupon } from './coupon';

/** `10% off`, `£5.00 off`. */
export const discountLabel = ({ discount }: Pick<Coupon, 'discount'>, locale: string): Message =>
  discount.kind === 'percent'
    ? { key: 'coupons.percentOff', values: { percent: discount.percent } }
    : { key: 'coupons.amountOff', values: { amount: formatMoney(discount.amount, locale) } };

/** `1 payment`, `N payments`, or every payment. Rule COUPON-2. */
export const couponPeriodsLabel = (coupon: Pick<Coupon, 'validForNumberOfPeriods'>): Message =>
  coupon.validForNumberOfPeriods === null
    ? { key: 'coupons.everyPeriod' }
    : { key: 'coupons.periods', values: { count: coupon.validForNumberOfPeriods } };
