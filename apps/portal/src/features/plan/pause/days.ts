import { PAUSE_MIN_LENGTH, type Instant } from '@foyer/domain';

/** A day as a date field has it: `2026-12-09`; empty while none is chosen. */
export type Day = string;

const two = (part: number): string => String(part).padStart(2, '0');

/** The day of a moment, where the device is. */
export const dayOf = (at: Instant): Day => {
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** The day so many days later, by the calendar: a day on which the clocks change is one day too. */
export const dayAfter = (at: Instant, days: number): Day => {
  const date = new Date(at);
  return dayOf(date.setDate(date.getDate() + days));
};

/** The first day, counted from a moment on, that is so far away that a pause until then is long enough. */
export const firstEnd = (start: Instant): Day => {
  const next = dayAfter(start, 1);
  const isEnough = (startOf(next, start) ?? start) - start >= PAUSE_MIN_LENGTH;
  return isEnough ? next : dayAfter(start, 2);
};

/** The first moment of a day, where the device is; today is from now on. Null while none is chosen. */
export const startOf = (day: Day, now: Instant): Instant | null => {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return null;
  const midnight = new Date(year, month - 1, date).getTime();
  return day === dayOf(now) ? Math.max(midnight, now) : midnight;
};
