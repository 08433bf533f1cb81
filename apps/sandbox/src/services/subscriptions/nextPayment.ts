import type { Money } from '@foyer/domain';
import { leastCharge } from '../card-provider/leastCharge';
import { discountedPrice } from '../coupons/findCoupon';
import { planNeedsPayment } from '../plans/findPlan';
import type { PauseRow } from './findPause';
import { endsBy, hasNextPeriod, type SubscriptionRow } from './findSubscription';
import type { SubscriptionFacts } from './subscriptionFacts';

/** A price less a subscription's credit, zero at least. The card provider charges its own plans. Rule SUB-13. */
export const lessCredit = (
  price: Money,
  { credit, engine }: Pick<SubscriptionRow, 'credit' | 'engine'>,
): Money => ({
  ...price,
  minor: engine === 'INTERNAL' ? leastCharge(price, credit) : Math.max(0, price.minor - credit),
});

/** A future payment. */
export interface NextPayment {
  /** Epoch milliseconds. */
  at: number;
  amount: Money;
  /** The credit that pays a part, in minor units. */
  credit: number;
}

/**
 * When the paid period ends, moved by a pause that is scheduled before. Of a plan that is paused, when the
 * time that is left will end. Null if unknown.
 */
export const periodEndOf = (
  { state, periodEnd }: Pick<SubscriptionRow, 'state' | 'periodEnd'>,
  pause: PauseRow | null,
): number | null => {
  if (periodEnd === null) return null;
  if (state === 'paused')
    return pause?.endDate && pause.remainder !== null ? pause.endDate + pause.remainder : null;
  if (!pause || pause.startDate >= periodEnd) return periodEnd;
  return pause.endDate === null ? null : periodEnd + (pause.endDate - pause.startDate);
};

/**
 * Until when a plan is paid. The provider starts a period before it is paid, so a past-due plan
 * there is paid until the start of its period. The INTERNAL engine starts a period when it is paid.
 */
export const paidUntil = ({
  state,
  engine,
  periodStart,
  periodEnd,
}: Pick<SubscriptionRow, 'state' | 'engine' | 'periodStart' | 'periodEnd'>): number | null =>
  state === 'past_due' && engine === 'STRIPE' ? periodStart : periodEnd;

/**
 * The next payment; null if none follows or its date is unknown. A past-due plan has none, because
 * it continues only if the overdue invoice is paid.
 */
export const nextPaymentOf = ({
  row,
  nextPlan,
  pause,
  nextCoupon,
}: SubscriptionFacts): NextPayment | null => {
  if (!hasNextPeriod(row) || row.cancelAtPeriodEnd || row.endedAt !== null) return null;
  if (row.state === 'past_due') return null;
  const at = periodEndOf(row, pause);
  if (at === null || endsBy(at, row.cancelAt, row)) return null;
  const price = discountedPrice(nextPlan, nextCoupon);
  const amount = lessCredit(price, row);
  // A coupon or credit that pays all of it leaves a payment of nothing; only a free plan has none.
  return planNeedsPayment(nextPlan) ? { at, amount, credit: price.minor - amount.minor } : null;
};
