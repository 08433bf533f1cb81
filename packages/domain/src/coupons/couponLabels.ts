import type { DomainMessage } from '../messages/message';
import { formatMoney } from '../money/formatMoney';
import type { Coupon } from './coupon';

/** What the coupon takes off: `10% off`, `£5.00 off`. */
export const discountLabel = (
  { discount }: Pick<Coupon, 'discount'>,
  locale: string,
): DomainMessage =>
  discount.kind === 'percent'
    ? { key: 'coupons.percentOff', values: { percent: discount.percent } }
    : { key: 'coupons.amountOff', values: { amount: formatMoney(discount.amount, locale) } };

/** How long it holds: `1 period`, `N periods` (specification, section 9), or for as long as the plan runs. */
export const couponPeriodsLabel = (
  coupon: Pick<Coupon, 'validForNumberOfPeriods'>,
): DomainMessage =>
  coupon.validForNumberOfPeriods === null
    ? { key: 'coupons.everyPeriod' }
    : { key: 'coupons.periods', values: { count: coupon.validForNumberOfPeriods } };
