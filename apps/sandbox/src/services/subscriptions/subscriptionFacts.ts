import type { Db } from '../../db/openDatabase';
import { findCoupon, type CouponRow } from '../coupons/findCoupon';
import { planOf, type PlanRow } from '../plans/findPlan';
import { asAgreed } from '../plans/agreedPlan';
import { findOpenPause, type PauseRow } from './findPause';
import type { SubscriptionRow } from './findSubscription';

/** A subscription with the rows that say what it costs and until when it runs. */
export interface SubscriptionFacts {
  row: SubscriptionRow;
  /** At the price that its holder pays. */
  plan: PlanRow;
  /** The plan of the next period, at its agreed price: the scheduled one, else the same. */
  nextPlan: PlanRow;
  /** The active or scheduled pause. */
  pause: PauseRow | null;
  /** The coupon that was used, spent or not. */
  coupon: CouponRow | null;
}

/**
 * Facts from their rows. The plans get the prices that their holder pays.
 * @param nextPlan the scheduled plan; null for none
 */
export const factsOf = ({
  row,
  plan,
  nextPlan,
  ...others
}: Omit<SubscriptionFacts, 'nextPlan'> & { nextPlan: PlanRow | null }): SubscriptionFacts => {
  const held = asAgreed(row, plan);
  return { row, plan: held, nextPlan: nextPlan ? asAgreed(row, nextPlan) : held, ...others };
};

/** Reads what belongs to a subscription. */
export const subscriptionFacts = async (db: Db, row: SubscriptionRow): Promise<SubscriptionFacts> =>
  factsOf({
    row,
    plan: await planOf(db, row.priceId),
    nextPlan: row.scheduledPriceId ? await planOf(db, row.scheduledPriceId) : null,
    pause: await findOpenPause(db, row.id),
    coupon: await findCoupon(db, row.couponCode),
  });
