import { PAUSE_MIN_LENGTH, type Instant } from '@foyer/domain';

/** A day as a date field writes it: `2026-12-09`; empty while the user has chosen none. */
export type Day = string;

const two = (part: number): string => String(part).padStart(2, '0');

/** The day of a moment, in the device's time zone. */
export const dayOf = (at: Instant): Day => {
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/**
 * The day this many days later, by the calendar: a day on which the clocks change is also one day.
 */
export const dayAfter = (at: Instant, days: number): Day => {
  const date = new Date(at);
  return dayOf(date.setDate(date.getDate() + days));
};

/** The earliest day on which a pause that starts at this moment is long enough. */
export const firstEnd = (start: Instant): Day => {
  const next = dayAfter(start, 1);
  const isEnough = (startOf(next, start) ?? start) - start >= PAUSE_MIN_LENGTH;
  return isEnough ? next : dayAfter(start, 2);
};

/**
 * The first moment of a day, in the device's time zone; for today the present moment. Null while
 * the user has chosen none.
 */
export const startOf = (day: Day, now: Instant): Instant | null => {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return null;
  const midnight = new Date(year, month - 1, date).getTime();
  return day === dayOf(now) ? Math.max(midnight, now) : midnight;
};
