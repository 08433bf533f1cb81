import { isFree, type Money } from '../money/money';
import { periodsEnd } from '../plans/periodsEnd';
import type { Subscription } from '../subscriptions/subscription';
import type { Instant } from '../time/instant';
import type { Dashboard } from './dashboard';

export type NoPaymentReason =
  | 'noPlan'
  | 'pastDue'
  | 'paused'
  | 'free'
  | 'freeNext'
  | 'ending'
  | 'once';

export type NextPayment =
  | { readonly kind: 'due'; readonly amount: Money; readonly at: Instant }
  /** There may be one; the answer does not say all of it. Rule MONEY-5. */
  | { readonly kind: 'unknown'; readonly amount: Money | null; readonly at: Instant | null }
  | { readonly kind: 'none'; readonly reason: NoPaymentReason };

type Facts = Pick<
  Dashboard,
  | 'nextPayment'
  | 'nextPaymentDate'
  | 'subscription'
  | 'subscriptionId'
  | 'creditOnNextPayment'
  | 'pauseStart'
>;

/** The end of the paid period; null if it is not known, or if a booked pause begins before and moves it. */
export const paidPeriodEnd = (
  { periodEnd }: Pick<Subscription, 'periodEnd'>,
  { pauseStart }: Pick<Dashboard, 'pauseStart'>,
): Instant | null =>
  periodEnd !== null && pauseStart !== null && pauseStart < periodEnd ? null : periodEnd;

/**
 * The next payment, or why there is none. A plan that is past due has no next date. Rules BILL-5 and
 * MONEY-5.
 *
 * @param now a period that ended before says nothing of the next payment
 * @param hasAccess somebody with access has a plan, even if the dashboard names none
 */
export const nextPaymentOf = (dashboard: Facts, now: Instant, hasAccess = false): NextPayment => {
  const { nextPayment, subscription, subscriptionId } = dashboard;
  if (subscription?.state === 'pastDue') return { kind: 'none', reason: 'pastDue' };
  const end = subscription && paidPeriodEnd(subscription, dashboard);
  const renewal = renewalOf(dashboard, end, now);
  const amount = nextPayment ?? renewal.amount;
  const at = dashboard.nextPaymentDate ?? renewal.at;
  if (amount && at !== null) return { kind: 'due', amount, at };
  const hasNoPlan = subscriptionId === null && !hasAccess;
  const reason = subscription ? reasonOf(subscription, end, at) : hasNoPlan && 'noPlan';
  return reason && !nextPayment ? { kind: 'none', reason } : { kind: 'unknown', amount, at };
};

/**
 * The first payment of more than 0: the next one, or the one after a coupon that pays all. Null if none is known.
 * A plan without a card needs one by then. Rule BUY-21.
 */
export const firstPaymentOf = (
  dashboard: Facts,
  now: Instant,
): { readonly amount: Money; readonly at: Instant } | null => {
  const next = nextPaymentOf(dashboard, now);
  if (next.kind !== 'due') return null;
  if (!isFree(next.amount)) return next;
  const { subscription, creditOnNextPayment } = dashboard;
  const left = subscription?.coupon?.periodsLeft ?? null;
  // Credit may pay, and a booked change may bring another price.
  const isKnown = !creditOnNextPayment && !subscription?.scheduledChange;
  if (!subscription?.period || left === null || !isKnown) return null;
  return { amount: subscription.price, at: periodsEnd(next.at, subscription.period, left) };
};

/** Whether there is a next payment once the reason for having none has passed. */
export const comesLater = (reason: NoPaymentReason): boolean =>
  reason === 'pastDue' || reason === 'paused';

/**
 * What an active plan says of its renewal, or of the plan that a booked change brings. A coupon or credit makes another
 * amount of the price.
 */
const renewalOf = (
  { subscription, creditOnNextPayment }: Facts,
  end: Instant | null,
  now: Instant,
): { amount: Money | null; at: Instant | null } => {
  const change = subscription?.scheduledChange ?? null;
  const renews =
    subscription?.state === 'active' && (subscription.recurring === true || change !== null);
  if (!renews || !end || end <= now) return { amount: null, at: null };
  const price = change ? change.price : subscription.price;
  if (price && isFree(price)) return { amount: null, at: null };
  return { amount: subscription.coupon || creditOnNextPayment ? null : price, at: end };
};

/** Null if what is known of the plan does not rule a payment out. */
const reasonOf = (
  { state, price, recurring, serviceEndDate, periodEnd, scheduledChange }: Subscription,
  end: Instant | null,
  at: Instant | null,
): NoPaymentReason | null => {
  if (state === 'cancelled' || state === 'ended') return 'ending';
  if (scheduledChange?.price && isFree(scheduledChange.price)) return 'freeNext';
  if (isFree(price) && scheduledChange === null) return 'free';
  const resumes = recurring === true && serviceEndDate === null;
  const isPausing = state === 'paused' || end !== periodEnd;
  if (isPausing && resumes && at === null) return 'paused';
  return recurring === false && scheduledChange === null ? 'once' : null;
};

/**
 * The amount that the coupon takes off the next payment; null without a discount.
 * @param credit what credit takes off besides
 */
export const savedOnNextPayment = (
  { price, coupon }: Pick<Subscription, 'price' | 'coupon'>,
  next: Money,
  credit: Money | null = null,
): Money | null => {
  const minor = price.minor - next.minor - (credit?.minor ?? 0);
  return coupon && minor > 0 ? { ...price, minor } : null;
};
