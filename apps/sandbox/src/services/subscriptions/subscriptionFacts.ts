import { and, inArray } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { coupons, plans } from '../../db/schema/sites';
import { pauses } from '../../db/schema/subscriptions';
import { runningOf, type CouponHolder, type CouponRow } from '../coupons/findCoupon';
import { nextCoupon } from '../coupons/nextCoupon';
import type { PlanRow } from '../plans/findPlan';
import { asAgreed } from '../plans/agreedPlan';
import { isOpenPause, type PauseRow } from './findPause';
import { findPaidFees } from './paidFee';
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
  /** The coupon that lowers the next period; null for none. */
  nextCoupon: CouponRow | null;
  /** The fee for leaving early that comes back if the holder keeps the plan, in minor units. Rule SUB-9. */
  paidFee: number | null;
}

/**
 * Facts from their rows. The plans get the prices that their holder pays.
 * @param nextPlan the scheduled plan; null for none
 * @param coupons the coupons of the plan and of the one before it
 */
export const factsOf = ({
  row,
  plan,
  nextPlan: scheduled,
  coupons: used,
  ...others
}: Omit<SubscriptionFacts, 'nextPlan' | 'coupon' | 'nextCoupon'> & {
  nextPlan: PlanRow | null;
  coupons: readonly (CouponRow | null)[];
}): SubscriptionFacts => {
  const held = asAgreed(row, plan);
  const nextPlan = scheduled ? asAgreed(row, scheduled) : held;
  const holder = nextCoupon(row, nextPlan);
  const couponOf = ({ couponCode }: CouponHolder) =>
    used.find((coupon) => coupon?.code === couponCode) ?? null;
  return {
    row,
    plan: held,
    nextPlan,
    coupon: couponOf(row),
    nextCoupon: runningOf(couponOf(holder), holder, nextPlan),
    ...others,
  };
};

/** Reads what belongs to subscriptions, with as many queries for a thousand as for one. */
export const factsOfAll = async (
  db: Db,
  rows: readonly SubscriptionRow[],
): Promise<SubscriptionFacts[]> => {
  const named = rows.flatMap(({ priceId, scheduledPriceId: next }) =>
    next === null ? [priceId] : [priceId, next],
  );
  const held = await db.select().from(plans).where(inArray(plans.priceId, named));
  const ids = rows.map(({ id }) => id);
  const open = await db
    .select()
    .from(pauses)
    .where(and(inArray(pauses.subscriptionId, ids), isOpenPause));
  const fees = await findPaidFees(db, ids);
  const codes = rows
    .flatMap(({ couponCode, changed }) => [couponCode, changed?.couponCode])
    .filter((code) => code != null);
  const used = await db.select().from(coupons).where(inArray(coupons.code, codes));
  return rows.map((row) => {
    const plan = held.find(({ priceId }) => priceId === row.priceId);
    if (!plan) throw new Error(`The plan ${row.priceId} is gone.`);
    return factsOf({
      row,
      plan,
      nextPlan: held.find(({ priceId }) => priceId === row.scheduledPriceId) ?? null,
      pause: open.find(({ subscriptionId }) => subscriptionId === row.id) ?? null,
      coupons: used,
      paidFee: fees.find(({ subscriptionId }) => subscriptionId === row.id)?.amount ?? null,
    });
  });
};

/** Reads what belongs to a subscription. */
export const subscriptionFacts = async (
  db: Db,
  row: SubscriptionRow,
): Promise<SubscriptionFacts> => {
  const [facts] = await factsOfAll(db, [row]);
  if (!facts) throw new Error('A row has facts.');
  return facts;
};
