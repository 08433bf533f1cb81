import type { Db } from '../../db/openDatabase';
import { findCoupon, type CouponRow } from '../coupons/findCoupon';
import { planOf, type PlanRow } from '../plans/findPlan';
import { findOpenPause, type PauseRow } from './findPause';
import type { SubscriptionRow } from './findSubscription';

/** A subscription with the rows that say what it costs and until when it runs. */
export interface SubscriptionFacts {
  row: SubscriptionRow;
  /** At the price that its holder pays. */
  plan: PlanRow;
  /** The plan of the next period: the scheduled one, else the same. */
  nextPlan: PlanRow;
  /** The active or scheduled pause. */
  pause: PauseRow | null;
  /** The coupon that was used, spent or not. */
  coupon: CouponRow | null;
}

/**
 * Facts from their rows. The plan has the price that its holder pays: the card provider keeps the price of the purchase
 * when the operator changes the plan's.
 * @param nextPlan the scheduled plan; null for none
 */
export const factsOf = ({
  row,
  plan,
  nextPlan,
  ...others
}: Omit<SubscriptionFacts, 'nextPlan'> & { nextPlan: PlanRow | null }): SubscriptionFacts => {
  const held = { ...plan, amount: row.providerAmount ?? plan.amount };
  return { row, plan: held, nextPlan: nextPlan ?? held, ...others };
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
