import { DAY, HOUR } from '@foyer/domain';
import { isPublicHoliday } from './publicHolidays';

/** No site's own clock is further ahead of UTC. */
const MOST_AHEAD = 2 * HOUR;

/** What of a site decides: its country, and the days that the law gives there; null for none. */
interface Selling {
  details: { country: string; consumerRights: { withdrawalDays: number | null } | null };
}

const isFree = (day: number, country: string): boolean =>
  [0, 6].includes(new Date(day).getUTCDay()) || isPublicHoliday(day, country);

/**
 * When the right to withdraw from an order ends at a site; null where users can't withdraw. It ends with the last whole
 * day, counted from the day after the order. A last day at a weekend, or on a holiday of the site's country, moves on to
 * the next working day. Rule LAW-5.
 * @returns the last millisecond, in UTC, which is later than the end of that day at any site
 */
export const withdrawalEnd = (
  { details: { country, consumerRights } }: Selling,
  orderedAt: number,
): number | null => {
  const days = consumerRights?.withdrawalDays ?? null;
  if (days === null) return null;
  const ordered = orderedAt + MOST_AHEAD;
  let lastDay = ordered - (ordered % DAY) + days * DAY;
  while (isFree(lastDay, country)) lastDay += DAY;
  return lastDay + DAY - 1;
};
