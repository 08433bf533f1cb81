import { addMonths } from '../billing/period';
import type { Coupon } from '../model/objects';
import { formatDate, formatMoney } from '../billing/formatMoneyAndDate';

export interface TermsFacts {
  mode: string;
  currency: string;
  /** Minor units: what is due now, and what a period costs with and without the coupons. */
  due: number;
  period: { full: number; reduced: number; interval: string; count: number } | null;
  coupon: Pick<Coupon, 'duration' | 'duration_in_months'> | null;
  /** The merchant's own message says how long the coupon lasts. */
  merchantSays: boolean;
  trialEnd: number | null;
  now: number;
}

const words: Record<string, string> = {
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
};

/** "every month", "every 4 weeks": how a row of the order says it. */
export const intervalText = (interval: string, count: number): string =>
  count === 1 ? `every ${interval}` : `every ${count} ${interval}s`;

/** "a month", "every 4 weeks". */
const every = (interval: string, count: number): string =>
  count === 1 ? (words[interval] ?? interval) : `every ${count} ${interval}s`;

const recurringTerms = (facts: TermsFacts, period: NonNullable<TermsFacts['period']>): string => {
  const recurrence = every(period.interval, period.count);
  const full = `${formatMoney(period.full, facts.currency)} ${recurrence}`;
  const reduced = `${formatMoney(period.reduced, facts.currency)} ${recurrence}`;
  if (facts.trialEnd !== null) return `Free until ${formatDate(facts.trialEnd)}, then ${full}.`;
  if (!facts.coupon || period.full === period.reduced) return `${full} until you cancel.`;
  if (facts.coupon.duration === 'forever')
    return facts.merchantSays
      ? `${formatMoney(facts.due, facts.currency)} now.`
      : `${reduced} until you cancel.`;
  if (facts.coupon.duration === 'once') {
    return `${formatMoney(facts.due, facts.currency)} now, then ${full}.`;
  }
  const ends = addMonths(facts.now, facts.coupon.duration_in_months ?? 1);
  return `${reduced} until ${formatDate(ends)}, then ${full}.`;
};

/** What the customer agrees to by pressing the button, in one or two sentences. */
export function checkoutTerms(facts: TermsFacts): string {
  if (facts.mode === 'setup')
    return 'We’ll save your card for later payments. We won’t charge it now.';
  if (!facts.period) return 'You pay once and nothing renews.';
  return recurringTerms(facts, facts.period);
}

type CouponFacts = Pick<
  Coupon,
  'amount_off' | 'currency' | 'duration' | 'duration_in_months' | 'percent_off'
>;

const lasts = (coupon: CouponFacts, merchantSays: boolean): string => {
  const months = coupon.duration_in_months ?? 1;
  if (coupon.duration === 'once') return ' your first payment';
  if (coupon.duration === 'forever') return merchantSays ? '' : ' every payment';
  return months === 1 ? ' the first month' : ` the first ${months} months`;
};

/**
 * "20% off the first 3 months".
 * @param merchantSays the merchant ends a coupon without an end, and says when
 */
export function couponTerms(coupon: CouponFacts, merchantSays: boolean): string {
  const size =
    coupon.percent_off === null
      ? formatMoney(coupon.amount_off ?? 0, coupon.currency ?? 'gbp')
      : `${coupon.percent_off}%`;
  return `${size} off${lasts(coupon, merchantSays)}`;
}
