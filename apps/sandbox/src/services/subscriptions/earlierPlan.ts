import { DAY } from '@foyer/domain';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { notices } from '../../db/schema/notices';
import { subscriptions, type EarlierPlan } from '../../db/schema/subscriptions';
import { contractOf, termEndOf } from '../plans/contractEndOf';
import { lostCoupon, type CouponHolder } from '../coupons/findCoupon';
import { earlierCoupon } from '../coupons/nextCoupon';
import type { PlanRow } from '../plans/findPlan';
import type { SubscriptionRow } from './findSubscription';

/** For how long earlier plans are kept: longer than any right to withdraw lasts. */
const KEPT = 92 * DAY;

/** When the change to a plan was booked; null if none was. Its confirmation says so. */
export const bookedAt = async (
  db: Db,
  { id }: Pick<SubscriptionRow, 'id'>,
  priceId: string,
): Promise<number | null> => {
  const [booked] = await db
    .select({ at: notices.madeAt })
    .from(notices)
    .where(
      and(
        eq(notices.kind, 'order'),
        eq(notices.subject, id),
        eq(sql`${notices.data}->>'priceId'`, priceId),
        isNotNull(sql`${notices.data}->>'startsAt'`),
      ),
    )
    .orderBy(desc(notices.madeAt))
    .limit(1);
  return booked?.at ?? null;
};

type Changed = Pick<SubscriptionRow, 'contractEnd' | 'contractMonthly' | 'changed'>;

/**
 * The minimum term and the coupon of a plan that comes back: as they were before the change. A pause may have moved the
 * term since, and a fee may have ended it.
 */
export const comeBack = (row: SubscriptionRow, earlier: EarlierPlan): Changed & CouponHolder => {
  const { contractEnd, contractMonthly } =
    earlier.beganTerm && row.contractEnd !== null ? earlier : row;
  return {
    ...earlierCoupon(row, earlier),
    contractEnd,
    contractMonthly: contractEnd === null ? null : (earlier.contractMonthly ?? contractMonthly),
    changed: earlier.before,
  };
};

/**
 * The minimum term and the coupon of a subscription that another plan begins for, and what it was before; nothing for the
 * plan that it has. A plan that comes back, because its change was withdrawn from, begins nothing.
 * @param at when it begins, epoch milliseconds
 */
export const changedTo = async (
  db: Db,
  row: SubscriptionRow,
  plan: PlanRow,
  at: number,
): Promise<Partial<Changed & CouponHolder>> => {
  const { priceId, changed } = row;
  if (plan.priceId === priceId) return {};
  if (changed?.returns && changed.priceId === plan.priceId) return comeBack(row, changed);
  const contract = contractOf(plan, at, row);
  const termEnd = termEndOf(row, at);
  const isBooked = row.scheduledPriceId === plan.priceId;
  const isKept = changed !== null && at - changed.changedAt < KEPT;
  return {
    ...contract,
    ...(await lostCoupon(db, row, plan)),
    changed: {
      priceId,
      periodPrice: row.periodPrice,
      recurring: row.recurring,
      couponCode: row.couponCode,
      couponPeriodsLeft: row.couponPeriodsLeft,
      couponFigures: row.couponFigures,
      contractEnd: termEnd,
      contractMonthly: termEnd === null ? null : row.contractMonthly,
      beganTerm: contract.contractEnd !== termEnd,
      orderedAt: (isBooked ? await bookedAt(db, row, plan.priceId) : null) ?? at,
      changedAt: at,
      before: isKept ? { ...changed, returns: false } : null,
    },
  };
};

/** Forgets that an earlier plan comes back, because its user has chosen otherwise since. */
export const keepChange = async (db: Db, { id }: Pick<SubscriptionRow, 'id'>): Promise<void> => {
  await db
    .update(subscriptions)
    .set({ changed: sql`${subscriptions.changed} - 'returns'` })
    .where(eq(subscriptions.id, id));
};

/**
 * The earlier plan that a withdrawal from the latest change brings back. Null where it ends the contract instead: the change
 * began a minimum term where none ran, or the plan before was paid once. Rule LAW-5.
 */
export const returningPlan = ({ changed }: SubscriptionRow): EarlierPlan | null =>
  changed === null || !changed.recurring || (changed.beganTerm && changed.contractEnd === null)
    ? null
    : changed;

/** When the plan was ordered, or last changed to another: each of these is an order. */
export const planOrderedAt = ({ startedAt, changed }: SubscriptionRow): number =>
  Math.max(startedAt, changed?.orderedAt ?? 0);

/** When the order was made by which a withdrawal ends the contract, and not only a change. Rule LAW-5. */
export const contractOrderedAt = (row: SubscriptionRow): number =>
  returningPlan(row) ? row.startedAt : planOrderedAt(row);
