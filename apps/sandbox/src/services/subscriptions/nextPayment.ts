import type { Money } from '@foyer/domain';
import type { Db } from '../../db/openDatabase';
import { discountedPrice, findCoupon } from '../coupons/findCoupon';
import { planOf } from '../plans/findPlan';
import { findOpenPause } from './findPause';
import { hasNextPeriod, type SubscriptionRow } from './findSubscription';

/** Whether the coupon lowers the next payment. */
const couponHolds = ({ couponCode, couponPeriodsLeft }: SubscriptionRow): boolean =>
  couponCode !== null && (couponPeriodsLeft === null || couponPeriodsLeft > 0);

/** A payment that is to come. */
export interface NextPayment {
  /** Epoch milliseconds. */
  at: number;
  amount: Money;
}

/** What the next period will cost, a planned change and the coupon counted in. */
const priceOfNextPeriod = async (db: Db, row: SubscriptionRow): Promise<Money> => {
  const plan = await planOf(db, row.scheduledPriceId ?? row.priceId);
  return discountedPrice(plan, couponHolds(row) ? await findCoupon(db, row.couponCode) : null);
};

/** When the paid period ends, a pause planned before that counted in; null while it is not known. */
export const periodEndOf = async (
  db: Db,
  row: Pick<SubscriptionRow, 'id' | 'state' | 'periodEnd'>,
): Promise<number | null> => {
  if (row.periodEnd === null || row.state === 'paused') return null;
  const pause = await findOpenPause(db, row.id);
  if (!pause || pause.startDate >= row.periodEnd) return row.periodEnd;
  return pause.endDate === null ? null : row.periodEnd + (pause.endDate - pause.startDate);
};

/**
 * Until when a plan is paid. The provider begins a period before it is paid, our own engine once it
 * is: a plan that is past due there is paid until its period began.
 */
export const paidUntil = ({
  state,
  engine,
  periodStart,
  periodEnd,
}: Pick<SubscriptionRow, 'state' | 'engine' | 'periodStart' | 'periodEnd'>): number | null =>
  state === 'past_due' && engine === 'STRIPE' ? periodStart : periodEnd;

/**
 * The next payment, or null when nothing more will be charged, or nobody knows when: what is overdue
 * comes first, and whether the plan goes on depends on it.
 */
export const nextPaymentOf = async (db: Db, row: SubscriptionRow): Promise<NextPayment | null> => {
  if (!hasNextPeriod(row) || row.cancelAtPeriodEnd || row.endedAt !== null) return null;
  if (row.state === 'past_due') return null;
  const at = await periodEndOf(db, row);
  if (at === null) return null;
  const amount = await priceOfNextPeriod(db, row);
  return amount.minor > 0 ? { at, amount } : null;
};
