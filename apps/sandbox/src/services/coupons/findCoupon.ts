import { applyCoupon, type Coupon, type Money } from '@foyer/domain';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { coupons } from '../../db/schema/sites';
import type { CouponFigures } from '../../db/schema/subscriptions';
import { ServiceError } from '../ServiceError';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { requireUsesLeft, type CouponUser } from './couponUses';
import { findPlan, priceOf, type PlanRow } from '../plans/findPlan';

/** A row of the table of coupons. */
export type CouponRow = typeof coupons.$inferSelect;

/** Where and when a coupon is used. */
export interface CouponUse {
  locationId: string;
  customerCode: string;
  now: number;
  /** Null for a visitor whose device is unknown. */
  buyer: CouponUser | null;
  /** Null if no plan is chosen yet. */
  plan: PlanRow | null;
}

const invalid = (message: string) => new ServiceError('COUPON_INVALID', message);

/**
 * Finds a coupon that is valid at a venue now, and for the plan if one is chosen.
 * @throws ServiceError `COUPON_INVALID`
 */
export const requireCoupon = async (db: Db, code: string, use: CouponUse): Promise<CouponRow> => {
  const [coupon] = await db
    .select()
    .from(coupons)
    .where(eq(sql`upper(${coupons.code})`, code.trim().toUpperCase()));
  const holdsHere =
    coupon?.customerCode === use.customerCode &&
    (coupon.locationId === null || coupon.locationId === use.locationId);
  if (!coupon || !holdsHere) throw invalid('This coupon isn’t valid here.');
  const only = coupon.planPriceId === null ? null : await findPlan(db, coupon.planPriceId);
  // Another site's hidden plan is not for this site's visitors to see.
  if (only && only.locationId !== use.locationId) throw invalid('This coupon isn’t valid here.');
  if (coupon.expiresAt !== null && coupon.expiresAt <= use.now)
    throw invalid('This coupon has expired.');
  if (use.plan && coupon.planPriceId !== null && coupon.planPriceId !== use.plan.priceId)
    throw invalid('This coupon is for another plan.');
  if (use.plan && coupon.currency !== null && coupon.currency !== use.plan.currency)
    throw invalid('This coupon is for another currency.');
  if (use.buyer) await requireUsesLeft(db, coupon, use.buyer);
  return coupon;
};

const isFor = ({ planPriceId }: CouponRow, { priceId }: PlanRow): boolean =>
  planPriceId === null || planPriceId === priceId;

/** What a subscription keeps of its coupon. */
export type CouponHolder = Pick<
  SubscriptionRow,
  'couponCode' | 'couponPeriodsLeft' | 'couponFigures'
>;

/** What a coupon takes off, to keep with an order. */
export const figuresOf = ({ percentOff, amountOff, currency }: CouponFigures): CouponFigures => ({
  percentOff,
  amountOff,
  currency,
});

/**
 * The coupon of a subscription that lowers the next payment for a plan; null if its periods are
 * spent or it is for another plan. Rules COUPON-3 and COUPON-4.
 */
export const runningCoupon = async (
  db: Db,
  holder: CouponHolder,
  plan: PlanRow,
): Promise<CouponRow | null> => runningOf(await findCoupon(db, holder.couponCode), holder, plan);

/** The same for a subscription's coupon that was read already, with the figures that its holder has agreed to. */
export const runningOf = (
  coupon: CouponRow | null,
  { couponPeriodsLeft, couponFigures }: CouponHolder,
  plan: PlanRow,
): CouponRow | null => {
  if (couponPeriodsLeft !== null && couponPeriodsLeft <= 0) return null;
  return coupon && isFor(coupon, plan) ? { ...coupon, ...couponFigures } : null;
};

/**
 * The coupon that a subscription loses when this plan begins, because it is for another one: nothing keeps it at the card
 * provider, and its periods are not used up. Rule COUPON-3.
 */
export const lostCoupon = async (
  db: Db,
  { couponCode }: Pick<CouponHolder, 'couponCode'>,
  plan: PlanRow,
): Promise<Partial<CouponHolder>> => {
  const coupon = await findCoupon(db, couponCode);
  return coupon && !isFor(coupon, plan)
    ? { couponCode: null, couponPeriodsLeft: null, couponFigures: null }
    : {};
};

/** The discount of a coupon as a domain value. */
export const discountOf = (coupon: CouponRow): Coupon['discount'] =>
  coupon.percentOff !== null
    ? { kind: 'percent', percent: coupon.percentOff }
    : {
        kind: 'amount',
        amount: { minor: coupon.amountOff ?? 0, currency: coupon.currency ?? 'XXX' },
      };

/** The price of a period, with the coupon if there is one. */
export const discountedPrice = (plan: PlanRow, coupon: CouponRow | null): Money =>
  coupon ? applyCoupon(priceOf(plan), { discount: discountOf(coupon) }) : priceOf(plan);

/** A coupon by its code, expired or not. */
export const findCoupon = async (db: Db, code: string | null): Promise<CouponRow | null> => {
  if (code === null) return null;
  const [coupon] = await db.select().from(coupons).where(eq(coupons.code, code));
  return coupon ?? null;
};
