import { createHash } from 'node:crypto';
import { upgradeKind, type Money } from '@foyer/domain';
import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import { requireNoOwedFee } from '../early-fees/owedFee';
import { enterCoupon } from '../coupons/enterCoupon';
import {
  discountedPrice,
  runningCoupon,
  type CouponHolder,
  type CouponRow,
} from '../coupons/findCoupon';
import { nextCoupon } from '../coupons/nextCoupon';
import { followPlan } from '../card-provider-sync/followPlan';
import { isPeriodGivenUp, isPeriodToPay, periodUnpaid } from '../invoices/isPeriodUnpaid';
import { taxIncluded } from '../invoices/tax';
import { requireOffered } from '../offers/requireOffer';
import { contractOf } from '../plans/contractEndOf';
import { planAt, priceOf, type PlanRow } from '../plans/findPlan';
import { agreedPlan } from '../plans/agreedPlan';
import type { Guesser } from '../rate-limits/countedAs';
import { findSite, requireOpen } from '../sites/findSite';
import { findOpenPause } from '../subscriptions/findPause';
import { requirePlanKnown } from '../card-provider/unlessLost';
import { findCurrent, isCancelled, type SubscriptionRow } from '../subscriptions/findSubscription';
import { lessCredit, periodEndOf } from '../subscriptions/nextPayment';
import { userKey, type Buyer } from '../buyers/buyerOf';
import { prorateInternally, type ChangeOrder, type Proration } from './prorateInternally';
import { requireTermKept } from './undercutsTerm';
import { isOnReturnedTime, prorateAtProvider } from './prorateAtProvider';

/** A change that a user asks for. */
export interface ChangeRequest extends Pick<Buyer, 'visitor'> {
  priceId: string;
  coupon?: string | undefined;
  /** For whom a wrong coupon counts. */
  guesser: Guesser;
  /** The moment to calculate for, epoch milliseconds. */
  prorationDate: number;
}

/** The quote for a change of plan at one moment. Amounts are minor units. */
export interface ChangeQuote extends Proration, Pick<Buyer, 'visitor'> {
  /** A hash of the figures, so other figures have another id. */
  id: string;
  row: SubscriptionRow;
  target: PlanRow;
  coupon: CouponRow | null;
  couponApplied: boolean;
  isCouponValid: boolean;
  couponChange: ChangeOrder['couponChange'];
  /** Epoch milliseconds, whole seconds. */
  prorationDate: number;
  tax: number;
  next: Money;
  nextAt: number | null;
  /** Periods for which the coupon is valid after the change; null for no end. */
  couponPeriodsLeft: number | null;
  effective: 'now' | 'periodEnd';
  /** The minimum term after the change, with the price for a month that the fee is a share of; null for none. */
  minimumTerm: { end: number; monthlyPrice: number } | null;
}

const conflict = (message: string) => new ServiceError('STATE_CONFLICT', message);

/** A change back to the present plan cancels a booked one, also one whose first invoice is unpaid: that invoice is dropped. */
const dropsBooked = ({ scheduledPriceId, priceId }: SubscriptionRow, wanted: string): boolean =>
  scheduledPriceId !== null && priceId === wanted;

/**
 * Whether a job is about to renew or end a plan of the INTERNAL engine: while the card provider can't be reached, it tries
 * again. No paid time is left that a change could count, and the renewal would revert the change.
 */
const isRenewing = ({ providerId, periodEnd }: SubscriptionRow, now: number): boolean =>
  providerId === null && periodEnd !== null && periodEnd <= now;

const requireChangeable = async (
  backend: Backend,
  user: UserRow,
  wanted: string,
): Promise<SubscriptionRow> => {
  const current = await findCurrent(backend.db, userKey(user.id));
  const row = current && (await followPlan(backend, current));
  if (!row || row.endedAt !== null) throw conflict('You don’t have a plan to change.');
  if (row.state === 'paused') throw conflict('Your plan is paused. End the pause first.');
  if (row.state === 'past_due' && !dropsBooked(row, wanted))
    throw conflict('Pay your overdue invoice first.');
  if (isCancelled(row)) {
    // One that the provider doesn't know can't be kept.
    await requirePlanKnown(backend, row);
    throw conflict('You’ve cancelled your plan. Choose to keep it first.');
  }
  if (!dropsBooked(row, wanted) && isRenewing(row, backend.clock.now())) throw periodUnpaid();
  return row;
};

/** The coupon that the user enters; null without one or if it is not valid for this plan. */
const enteredCoupon = async (
  backend: Backend,
  user: UserRow,
  row: SubscriptionRow,
  target: PlanRow,
  { coupon: code, visitor, guesser }: ChangeRequest,
): Promise<CouponRow | null> => {
  if (code === undefined) return null;
  const { locationId } = row;
  const buyer = { key: row.buyer, visitor };
  const { customerCode } = user;
  const use = { locationId, customerCode, plan: target, buyer };
  return enterCoupon(backend, code, use, guesser).catch((error: unknown) => {
    if (error instanceof ServiceError && error.code === 'COUPON_INVALID') return null;
    throw error;
  });
};

const offer = (plan: PlanRow) => ({ price: priceOf(plan), period: plan.details.period });

/** Rule SUB-23. */
const termAfter = (row: SubscriptionRow, target: PlanRow, start: number) => {
  const { contractEnd: end, contractMonthly } = contractOf(target, start, row);
  return end === null ? null : { end, monthlyPrice: Math.round(contractMonthly ?? 0) };
};

const nothingNow = (row: SubscriptionRow): Proration => ({
  cost: 0,
  credit: 0,
  creditLeft: row.credit,
  creditUsed: 0,
  saving: 0,
  lines: [],
  startsPeriod: false,
  periodStart: row.periodStart,
  periodEnd: row.periodEnd,
});

/** Remaining periods of the coupon. A new one lowers this payment first; a change that starts a period uses one up. */
const periodsLeft = (
  held: CouponHolder,
  coupon: CouponRow | null,
  isNew: boolean,
  { startsPeriod }: Proration,
): number | null => {
  if (!coupon) return null;
  const left = isNew ? coupon.periods : held.couponPeriodsLeft;
  return left === null ? null : Math.max(0, left - (isNew || startsPeriod ? 1 : 0));
};

/**
 * Calculates a change of plan without making it. Only a change that starts now takes a new coupon,
 * because a scheduled one may be cancelled; there the coupon only opens a hidden plan.
 * @throws ServiceError `NOT_FOUND`, `STATE_CONFLICT`, `TERM_RUNS`, `TOO_MANY_REQUESTS` after many wrong coupons
 */
export const quoteChange = async (
  backend: Backend,
  user: UserRow,
  given: ChangeRequest,
): Promise<ChangeQuote> => {
  const row = await requireChangeable(backend, user, given.priceId);
  const current = await agreedPlan(backend.db, row);
  const isDrop = given.priceId === current.priceId;
  const target = isDrop ? current : await planAt(backend.db, row.locationId, given.priceId);
  const entered = await enteredCoupon(backend, user, row, target, given);
  requireOffered(target, current, entered);
  if (!isDrop) {
    requireOpen(await findSite(backend.db, row.locationId));
    requireTermKept(row, current, target);
    await requireNoOwedFee(backend.db, row.buyer, target);
  }
  // Of a period that nobody has paid for, the card provider would make credit, too.
  const isLater =
    !isDrop &&
    (upgradeKind(offer(current), offer(target)) === 'periodEnd' ||
      (await isPeriodGivenUp(backend.db, row)) ||
      (await isOnReturnedTime(backend, row)));
  const startsNow = !isDrop && !isLater;
  const running = await runningCoupon(backend.db, row, current);
  // The card provider counts the unused time of a period as paid, also in the hour in which its invoice is a draft. A change that
  // starts now would make credit of it. A later one would count the credit and the coupon again that the draft uses up.
  const counts = startsNow || (isLater && (row.credit > 0 || running !== null));
  if (counts && (await isPeriodToPay(backend.db, row))) throw periodUnpaid();
  const held = nextCoupon(row, target);
  const kept = await runningCoupon(backend.db, held, target);
  const isNew = startsNow && entered !== null && entered.code !== kept?.code;
  const coupon = isNew ? entered : kept;
  const couponChange = isNew ? 'new' : running?.code === kept?.code ? 'none' : 'replaced';
  const { prorationDate, visitor } = given;
  const order = { row, current, target, coupon, couponChange, prorationDate } as const;
  const work = row.providerId ? prorateAtProvider : prorateInternally;
  const proration = startsNow ? await work(backend, order) : nothingNow(row);
  const couponPeriodsLeft = periodsLeft(held, coupon, isNew, proration);
  const figures = [
    row.id,
    row.periodEnd,
    row.priceId,
    row.scheduledPriceId,
    target.priceId,
    target.amount,
    coupon?.code,
    prorationDate,
    proration.cost,
    proration.creditLeft,
  ];
  const nextAt = periodEndOf(
    { ...row, periodEnd: proration.periodEnd },
    await findOpenPause(backend.db, row.id),
  );
  return {
    ...proration,
    id: `upg_${createHash('sha256').update(JSON.stringify(figures)).digest('hex').slice(0, 24)}`,
    row,
    visitor,
    target,
    coupon,
    couponApplied: coupon !== null,
    couponChange,
    isCouponValid: startsNow && entered !== null,
    prorationDate,
    tax: await taxIncluded(backend.db, proration.cost, target.locationId),
    next: lessCredit(discountedPrice(target, couponPeriodsLeft === 0 ? null : coupon), {
      credit: proration.creditLeft,
      engine: row.engine,
    }),
    couponPeriodsLeft,
    nextAt,
    effective: isLater ? 'periodEnd' : 'now',
    minimumTerm: termAfter(row, target, isLater ? (nextAt ?? prorationDate) : prorationDate),
  };
};
