import { addMonths } from '../billing/period';
import type { Coupon } from '../model/objects';
import { formatDate, formatMoney } from '../billing/formatMoneyAndDate';
import { en } from '../words/en';
import { fill } from '../words/fill';
import type { Words } from '../words/Words';

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

type Interval = keyof Words['per'];

const isInterval = (interval: string, { per }: Words): interval is Interval => interval in per;

/** "every month", "every 4 weeks": how a row of the order says it. */
export const intervalText = (interval: string, count: number, words = en): string => {
  if (!isInterval(interval, words)) return interval;
  const period = new Intl.NumberFormat(words.locale, {
    style: 'unit',
    unit: interval,
    unitDisplay: 'long',
  }).format(count);
  return fill(words.every[interval], { period: period.replace(/^1\s/, '') });
};

/** "a month", "every 4 weeks". */
const per = (interval: string, count: number, words: Words): string =>
  count === 1 && isInterval(interval, words)
    ? words.per[interval]
    : intervalText(interval, count, words);

const recurringTerms = (
  facts: TermsFacts,
  period: NonNullable<TermsFacts['period']>,
  words: Words,
): string => {
  const { terms, locale } = words;
  const recurrence = per(period.interval, period.count, words);
  const money = (minor: number) => formatMoney(minor, facts.currency, locale);
  const full = `${money(period.full)} ${recurrence}`;
  const reduced = `${money(period.reduced)} ${recurrence}`;
  const due = facts.due > 0 ? money(facts.due) : terms.nothing;
  if (facts.trialEnd !== null)
    return fill(terms.free, { date: formatDate(facts.trialEnd, locale), full });
  if (!facts.coupon || period.full === period.reduced) return fill(terms.until, { full });
  if (facts.coupon.duration === 'forever')
    return facts.merchantSays ? fill(terms.now, { due }) : fill(terms.until, { full: reduced });
  if (facts.coupon.duration === 'once') return fill(terms.nowThen, { due, full });
  const ends = addMonths(facts.now, facts.coupon.duration_in_months ?? 1);
  return fill(terms.untilThen, { reduced, date: formatDate(ends, locale), full });
};

/** What the customer agrees to by pressing the button, in one or two sentences. */
export function checkoutTerms(facts: TermsFacts, words = en): string {
  if (facts.mode === 'setup') return words.terms.save;
  if (!facts.period) return facts.due > 0 ? words.terms.once : words.terms.onceFree;
  return recurringTerms(facts, facts.period, words);
}

type CouponFacts = Pick<
  Coupon,
  'amount_off' | 'currency' | 'duration' | 'duration_in_months' | 'percent_off'
>;

const lasting = (coupon: CouponFacts, merchantSays: boolean): keyof Words['off'] => {
  if (coupon.duration === 'once') return 'first';
  if (coupon.duration === 'forever') return merchantSays ? 'alone' : 'each';
  return (coupon.duration_in_months ?? 1) === 1 ? 'month' : 'months';
};

/**
 * "20% off the first 3 months".
 * @param merchantSays the merchant ends a coupon without an end, and says when
 */
export function couponTerms(coupon: CouponFacts, merchantSays: boolean, words = en): string {
  const size =
    coupon.percent_off === null
      ? formatMoney(coupon.amount_off ?? 0, coupon.currency ?? 'gbp', words.locale)
      : `${coupon.percent_off}%`;
  const count = coupon.duration_in_months ?? 1;
  return fill(words.off[lasting(coupon, merchantSays)], { size, count });
}
