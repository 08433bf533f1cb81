import { DAY } from '../time/instant';
import type { DayOfUsage } from './usage';

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/**
 * The last days up to today, oldest first; a day that the backend leaves out has no data. Rule USAGE-1.
 * @param today by the browser's clock; the site's day may have begun before
 */
export const lastDays = (
  days: readonly DayOfUsage[],
  today: string,
  count: number,
): DayOfUsage[] => {
  const byDay = new Map(days.map((row) => [row.day, row]));
  const last = [today, ...byDay.keys()].toSorted().at(-1) ?? today;
  return Array.from({ length: count }, (_, place) => {
    const day = addDays(last, place + 1 - count);
    return byDay.get(day) ?? { day, downloadBytes: 0, uploadBytes: 0 };
  });
};
