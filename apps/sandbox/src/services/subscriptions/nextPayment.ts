import type { Money } from '@foyer/domain';
import type { Db } from '../../db/openDatabase';
import { discountedPrice, runningCoupon } from '../coupons/findCoupon';
import { planOf } from '../plans/findPlan';
import { findOpenPause } from './findPause';
import { hasNextPeriod, type SubscriptionRow } from './findSubscription';

/** A future payment. */
export interface NextPayment {
  /** Epoch milliseconds. */
  at: number;
  amount: Money;
}

/** The price of the next period, with a scheduled change and the coupon. */
const priceOfNextPeriod = async (db: Db, row: SubscriptionRow): Promise<Money> => {
  const plan = await planOf(db, row.scheduledPriceId ?? row.priceId);
  return discountedPrice(plan, await runningCoupon(db, row, plan));
};

/** When the paid period ends, moved by a pause that is scheduled before; null if unknown. */
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
export const nextPaymentOf = async (db: Db, row: SubscriptionRow): Promise<NextPayment | null> => {
  if (!hasNextPeriod(row) || row.cancelAtPeriodEnd || row.endedAt !== null) return null;
  if (row.state === 'past_due') return null;
  const at = await periodEndOf(db, row);
  if (at === null) return null;
  const amount = await priceOfNextPeriod(db, row);
  return amount.minor > 0 ? { at, amount } : null;
};
