import Stripe from 'stripe';
import type { Backend } from '../../backend/Backend';
import type { CouponRow } from '../coupons/findCoupon';
import type { PlanRow } from '../plans/findPlan';

type Duration = Pick<Stripe.CouponCreateParams, 'duration' | 'duration_in_months'>;

/**
 * How long the provider lets a coupon hold. It counts months, not periods: where a plan is not sold
 * by the month, the coupon holds for ever there and is taken off after the last period (see
 * `mirrorInvoice`). In the middle of a period "once" would be the rest of that
 * period, which is none of those that the coupon holds for.
 */
const durationOf = (
  { periods }: CouponRow,
  { recurring, details: { period } }: PlanRow,
  isInPeriod: boolean,
): Duration => {
  if (!recurring || (periods === 1 && !isInPeriod)) return { duration: 'once' };
  if (periods === null || period.magnitude !== 'month') return { duration: 'forever' };
  return { duration: 'repeating', duration_in_months: periods * period.amount };
};

const amountOf = (coupon: CouponRow) =>
  coupon.percentOff !== null
    ? { percent_off: coupon.percentOff }
    : { amount_off: coupon.amountOff ?? 0, currency: (coupon.currency ?? 'GBP').toLowerCase() };

/**
 * The provider's coupon for one of ours and a plan, made when first needed.
 *
 * @param isInPeriod true for a change in the middle of a period that goes on
 */
export const ensureCoupon = async (
  { payments }: Pick<Backend, 'payments'>,
  coupon: CouponRow,
  plan: PlanRow,
  isInPeriod = false,
): Promise<string> => {
  const duration = durationOf(coupon, plan, isInPeriod);
  const id = [coupon.code, duration.duration, duration.duration_in_months]
    .filter(Boolean)
    .join('_');
  try {
    await payments.stripe.coupons.create({
      id,
      name: coupon.code,
      ...amountOf(coupon),
      ...duration,
    });
  } catch (error) {
    const exists =
      error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists';
    if (!exists) throw error;
  }
  return id;
};
