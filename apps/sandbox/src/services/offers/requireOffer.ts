import { isPlanOffered } from '@foyer/domain';
import type { Backend } from '../Backend';
import type { Buyer } from '../buyers/buyerOf';
import { requireNoOwedFee } from '../early-fees/owedFee';
import { enterCoupon } from '../coupons/enterCoupon';
import { discountedPrice, type CouponRow } from '../coupons/findCoupon';
import { voidReplacedChanges } from '../payments/voidUnpaidChanges';
import { planAt, type PlanRow } from '../plans/findPlan';
import type { Guesser } from '../rate-limits/countedAs';
import { requireNoPaidPlan } from '../purchases/requireNoPaidPlan';
import { notFound } from '../ServiceError';
import { requireOpen, type SiteRow } from '../sites/findSite';
import { requireShown, type Shown } from './requireShown';

/** What a buyer asks for, as the request names it. */
interface Wanted extends Shown {
  priceId: string;
  couponCode?: string | undefined;
}

/** A plan that the site sells to this buyer now, with the coupon that the buyer entered. */
export interface Offer {
  plan: PlanRow;
  coupon: CouponRow | null;
}

/**
 * Refuses a plan that the site does not offer to this person now. Rule PLAN-14.
 * @param current the plan to change; null for a purchase
 * @throws ServiceError `NOT_FOUND`, as for a plan that does not exist
 */
export const requireOffered = (
  plan: PlanRow,
  current: PlanRow | null,
  coupon: CouponRow | null,
): void => {
  if (!isPlanOffered({ plan, current, coupon })) throw notFound('plan');
};

/**
 * The plan and the coupon of a purchase. A buyer with a paid plan changes it instead. Nothing is sold at a
 * closed site, also to somebody whose page was open before. A change of the free plan that the purchase
 * replaces is voided, because its payment would buy nothing. Needs the buyer's lock. Rules BUY-7 and SUB-21.
 * @throws ServiceError `STATE_CONFLICT`, `NOT_FOUND` for a plan that is not on offer, `COUPON_INVALID`, `PREVIEW_EXPIRED`,
 * `TOO_MANY_REQUESTS` after many wrong coupons
 */
export const requireOffer = async (
  backend: Backend,
  site: SiteRow,
  buyer: Buyer,
  { priceId, couponCode, ...shown }: Wanted,
  guesser: Guesser,
): Promise<Offer> => {
  // A buyer whose payment has arrived hears so first, not that their coupon is used.
  await requireNoPaidPlan(backend, buyer);
  const { locationId, customerCode } = site;
  requireOpen(site);
  const plan = await planAt(backend.db, locationId, priceId);
  const use = { locationId, customerCode, plan, buyer };
  const coupon = couponCode ? await enterCoupon(backend, couponCode, use, guesser) : null;
  requireOffered(plan, null, coupon);
  requireShown(shown, discountedPrice(plan, coupon).minor);
  await requireNoOwedFee(backend.db, buyer.key, plan);
  await voidReplacedChanges(backend, buyer.key);
  // One that was paid at the last moment has made the plan a paid one.
  await requireNoPaidPlan(backend, buyer);
  return { plan, coupon };
};

/** Those plans of a price list that a buyer without a coupon is offered, in the order of the site. */
export const offeredPlans = (
  plans: readonly PlanRow[],
  current: PlanRow | null = null,
): PlanRow[] =>
  plans.filter(
    (plan) => plan.priceId !== current?.priceId && isPlanOffered({ plan, current, coupon: null }),
  );
