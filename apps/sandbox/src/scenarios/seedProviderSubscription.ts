import type { Backend } from '../services/Backend';
import type { UserRow } from '../services/Caller';
import type { CouponRow } from '../services/coupons/findCoupon';
import type { PlanRow } from '../services/plans/findPlan';
import { ensureCoupon } from '../services/card-provider/ensureCoupon';
import { ensureCustomer } from '../services/card-provider/ensureCustomer';
import { ensurePrice } from '../services/card-provider/ensurePrice';
import type { SubscriptionSeed } from './VenueSeed';

/**
 * Starts a subscription at the provider for a plan whose current period is already paid: the
 * provider charges nothing until that period ends.
 * @returns the provider's id
 */
export const seedProviderSubscription = async (
  backend: Backend,
  user: UserRow,
  plan: PlanRow,
  coupon: CouponRow | null,
  seed: SubscriptionSeed,
  period: { start: number; end: number },
): Promise<string> => {
  // Earlier periods have used up part of the coupon.
  const left = coupon && { ...coupon, periods: seed.couponPeriodsLeft ?? coupon.periods };
  const created = await backend.cardProvider.stripe.subscriptions.create({
    customer: await ensureCustomer(backend, user),
    items: [{ price: await ensurePrice(backend, plan) }],
    backdate_start_date: Math.floor(period.start / 1000),
    billing_cycle_anchor: Math.floor(period.end / 1000),
    proration_behavior: 'none',
    off_session: true,
    ...(user.card ? { default_payment_method: user.card.id } : {}),
    ...(left ? { discounts: [{ coupon: await ensureCoupon(backend, left, plan) }] } : {}),
    ...(seed.state === 'cancelled' ? { cancel_at_period_end: true } : {}),
  });
  return created.id;
};
