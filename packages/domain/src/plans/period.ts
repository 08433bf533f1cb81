import { DAY, type Instant } from '../time/instant';

/** Units of time in which plans are sold, shortest first: this is also their sorting order. */
export const periodUnits = ['day', 'week', 'month', 'year'] as const;
export type PeriodUnit = (typeof periodUnits)[number];

/** A length of time such as 4 weeks. Specification, section 3: `period {amount, magnitude}`. */
export type Period = { readonly amount: number; readonly magnitude: PeriodUnit };

/**
 * When a period that begins at a moment ends. Months and years go by the calendar: one month after
 * 31 January is the last day of February.
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
 * When a period that ends at a moment began; the time left of a plan is shown against it. A period
 * that ends on a month's last day may have begun on another month's.
 */
export const periodStart = (end: Instant, { amount, magnitude }: Period): Instant =>
  periodEnd(end, { amount: -amount, magnitude });
