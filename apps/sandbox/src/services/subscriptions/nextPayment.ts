import type { Money } from '@foyer/domain';
import type { Db } from '../../db/openDatabase';
import { discountedPrice, findCoupon } from '../coupons/findCoupon';
import { planOf } from '../plans/findPlan';
import type { SubscriptionRow } from './findSubscription';

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

/** The next payment, or null when nothing more will be charged. */
export const nextPaymentOf = async (db: Db, row: SubscriptionRow): Promise<NextPayment | null> => {
  const renews = row.recurring && !row.cancelAtPeriodEnd && row.endedAt === null;
  if (!renews || row.periodEnd === null || row.state === 'paused') return null;
  const amount = await priceOfNextPeriod(db, row);
  return amount.minor > 0 ? { at: row.periodEnd, amount } : null;
};
