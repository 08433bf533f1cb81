import type { Db } from '../../db/openDatabase';
import { findCoupon, type CouponRow } from '../coupons/findCoupon';
import { planOf, type PlanRow } from '../plans/findPlan';
import { findOpenPause, type PauseRow } from './findPause';
import type { SubscriptionRow } from './findSubscription';

/** A subscription with the rows that say what it costs and until when it runs. */
export interface SubscriptionFacts {
  row: SubscriptionRow;
  plan: PlanRow;
  /** The plan of the next period: the scheduled one, else the same. */
  nextPlan: PlanRow;
  /** The active or scheduled pause. */
  pause: PauseRow | null;
  /** The coupon that was used, spent or not. */
  coupon: CouponRow | null;
}

/** Reads what belongs to a subscription. */
export const subscriptionFacts = async (
  db: Db,
  row: SubscriptionRow,
): Promise<SubscriptionFacts> => {
  const plan = await planOf(db, row.priceId);
  return {
    row,
    plan,
    nextPlan: row.scheduledPriceId ? await planOf(db, row.scheduledPriceId) : plan,
    pause: await findOpenPause(db, row.id),
    coupon: await findCoupon(db, row.couponCode),
  };
};
