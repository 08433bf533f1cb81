import Stripe from 'stripe';
import type { Backend } from '../Backend';
import type { CouponRow } from '../coupons/findCoupon';
import type { PlanRow } from '../plans/findPlan';

type Duration = Stripe.CouponCreateParams['duration'];

/**
 * The duration of a coupon at the provider. The provider counts months, not periods, and months of
 * a pause too. So a coupon for several lasts for ever there and is removed after its last period (see
 * `mirrorInvoice`).
 */
const durationOf = ({ periods }: CouponRow, { recurring }: PlanRow): Duration =>
  !recurring || periods === 1 ? 'once' : 'forever';

const amountOf = (coupon: CouponRow) =>
  coupon.percentOff !== null
    ? { percent_off: coupon.percentOff }
    : { amount_off: coupon.amountOff ?? 0, currency: (coupon.currency ?? 'GBP').toLowerCase() };

/** What a coupon takes off: `20pc`, `500gbp`. */
const figuresInId = ({ percentOff, amountOff, currency }: CouponRow): string =>
  (percentOff === null ? `${amountOff ?? 0}${currency ?? 'GBP'}` : `${percentOff}pc`)
    .replace('.', '-')
    .toLowerCase();

/**
 * The provider's id for our coupon and a plan. The provider's coupons can't be changed, so other figures make
 * another one.
 */
export const providerCouponId = (coupon: CouponRow, plan: PlanRow): string =>
  `${coupon.code}_v${figuresInId(coupon)}_${durationOf(coupon, plan)}`;

/** The code of our coupon behind one of the provider's. */
export const couponCodeOf = (providerId: string): string =>
  providerId.replace(/(_v[\da-z-]+)?_(once|forever)$/, '');

/** Creates the provider's coupon for our coupon and a plan, if it does not exist. */
export const ensureCoupon = async (
  { cardProvider }: Pick<Backend, 'cardProvider'>,
  coupon: CouponRow,
  plan: PlanRow,
): Promise<string> => {
  const id = providerCouponId(coupon, plan);
  try {
    await cardProvider.stripe.coupons.create({
      id,
      name: coupon.code,
      ...amountOf(coupon),
      duration: durationOf(coupon, plan),
    });
  } catch (error) {
    const exists =
      error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists';
    if (!exists) throw error;
  }
  return id;
};
