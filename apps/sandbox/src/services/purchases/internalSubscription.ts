import { newId } from '../../db/newId';
import type { Buyer } from '../buyers/buyerOf';
import { figuresOf, type CouponRow } from '../coupons/findCoupon';
import type { PlanRow } from '../plans/findPlan';

/** What every subscription that the INTERNAL engine starts at `now` has in common, as columns. */
export const internalSubscription = (
  buyer: Buyer,
  plan: PlanRow,
  coupon: CouponRow | null,
  now: number,
) => ({
  id: newId('sub'),
  buyer: buyer.key,
  userId: buyer.user?.id ?? null,
  // A device that belongs to an account is not a buyer itself.
  mac: buyer.user ? null : buyer.mac,
  locationId: plan.locationId,
  priceId: plan.priceId,
  periodPrice: plan.amount,
  engine: 'INTERNAL' as const,
  startedAt: now,
  periodStart: now,
  couponCode: coupon?.code ?? null,
  couponFigures: coupon && figuresOf(coupon),
});
