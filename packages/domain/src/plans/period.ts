import { DAY, type Instant } from '../time/instant';

/** From short to long; categories sort in this order. */
export const periodUnits = ['day', 'week', 'month', 'year'] as const;
export type PeriodUnit = (typeof periodUnits)[number];

/** A length of time, such as 4 weeks. */
export type Period = { readonly amount: number; readonly magnitude: PeriodUnit };

/**
 * The end of a period. Months and years follow the calendar: one month after 31 January is the last
 * day of February.
 */
export const periodEnd = (start: Instant, { amount, magnitude }: Period): Instant => {
  if (magnitude === 'day') return start + amount * DAY;
  if (magnitude === 'week') return start + 7 * amount * DAY;
  return addMonths(start, magnitude === 'year' ? 12 * amount : amount);
};

const addMonths = (start: Instant, months: number): Instant => {
  const from = new Date(start);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), lastDay);
  return Date.UTC(year, month, day) + (start % DAY);
};

/**
 * The start of a period, to show the time that is left of a plan. A period that ends on the last
 * day of a month may have started on another day.
 */
export const periodStart = (end: Instant, { amount, magnitude }: Period): Instant =>
  periodEnd(end, { amount: -amount, magnitude });
