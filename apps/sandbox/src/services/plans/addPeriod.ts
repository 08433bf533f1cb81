import { DAY, type Period } from '@foyer/domain';

/** A calendar month, the unit of minimum terms. */
export const MONTH: Period = { amount: 1, magnitude: 'month' };

const addMonths = (start: number, months: number): number => {
  const from = new Date(start);
  const target = new Date(start);
  target.setUTCDate(1);
  target.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(
    Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0),
  ).getUTCDate();
  target.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return target.getTime();
};

const units: Record<Period['magnitude'], (start: number, amount: number) => number> = {
  day: (start, amount) => start + amount * DAY,
  week: (start, amount) => start + amount * 7 * DAY,
  month: addMonths,
  year: (start, amount) => addMonths(start, 12 * amount),
};

/**
 * The end of a period that starts at `start`. Months and years follow the calendar: one month after
 * 31 January is the last day of February.
 * @param start epoch milliseconds
 */
export const addPeriod = (start: number, { amount, magnitude }: Period, times = 1): number =>
  units[magnitude](start, amount * times);
