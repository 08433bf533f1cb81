import Stripe from 'stripe';
import type { Backend } from '../Backend';
import type { CouponRow } from '../coupons/findCoupon';
import type { PlanRow } from '../plans/findPlan';

type Duration = Stripe.CouponCreateParams['duration'];

/**
 * How long the provider lets a coupon hold. It counts months, not periods, and a pause's months too:
 * so the coupon holds for ever there and is taken off after the last period (see `mirrorInvoice`).
 * In the middle of a period "once" would be the rest of that period, which is none of those that the
 * coupon holds for.
 */
const durationOf = (
  { periods }: CouponRow,
  { recurring }: PlanRow,
  isInPeriod: boolean,
): Duration => (!recurring || (periods === 1 && !isInPeriod) ? 'once' : 'forever');

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
  const id = `${coupon.code}_${duration}`;
  try {
    await payments.stripe.coupons.create({
      id,
      name: coupon.code,
      ...amountOf(coupon),
      duration,
    });
  } catch (error) {
    const exists =
      error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists';
    if (!exists) throw error;
  }
  return id;
};
