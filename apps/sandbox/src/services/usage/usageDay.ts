import { MINUTE } from '@foyer/domain';

/** In every time zone a day begins at a quarter of an hour. */
const STEP = 15 * MINUTE;

const formats = new Map<string, Intl.DateTimeFormat>();

/** `YYYY-MM-DD` in a time zone. */
const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  // A Swedish date has this form.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, format);
  return format;
};

/** The day of an instant, on the clocks of a site. */
export const usageDay = (at: number, timeZone: string): string => formatIn(timeZone).format(at);

/** The parts of a time that lie on different days. */
export const partsByDay = (
  from: number,
  to: number,
  timeZone: string,
): { day: string; ms: number }[] => {
  const last = usageDay(to - 1, timeZone);
  const parts = new Map<string, number>();
  for (let at = from; at < to;) {
    const day = usageDay(at, timeZone);
    const next = day === last ? to : Math.min(to, at - (at % STEP) + STEP);
    parts.set(day, (parts.get(day) ?? 0) + next - at);
    at = next;
  }
  return [...parts].map(([day, ms]) => ({ day, ms }));
};
