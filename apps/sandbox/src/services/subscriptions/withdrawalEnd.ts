import { DAY, HOUR } from '@foyer/domain';

/** No site's own clock is further ahead of UTC. */
const MOST_AHEAD = 2 * HOUR;

/**
 * When the right to withdraw from an order ends: with the last whole day, counted from the day after the
 * order. A last day at a weekend moves on to Monday. Rule LAW-5.
 * @returns the last millisecond, in UTC, which is later than the end of that day at any site
 */
export const withdrawalEnd = (orderedAt: number, days: number): number => {
  const ordered = orderedAt + MOST_AHEAD;
  const lastDay = ordered - (ordered % DAY) + days * DAY;
  const weekday = new Date(lastDay).getUTCDay();
  const untilMonday = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return lastDay + (untilMonday + 1) * DAY - 1;
};
