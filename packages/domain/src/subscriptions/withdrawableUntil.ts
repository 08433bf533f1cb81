import { isFree } from '../money/money';
import { DAY, type Instant } from '../time/instant';
import type { Subscription } from './subscription';

/**
 * The last millisecond of the day until which a user may withdraw from the order that started a plan; null if that is over,
 * or the plan costs nothing. The law may move the end to a later working day. Rule LAW-5.
 */
export const withdrawableUntil = (
  { startDate, price, state }: Pick<Subscription, 'startDate' | 'price' | 'state'>,
  days: number | null,
  now: Instant,
): Instant | null => {
  if (days === null || startDate === null || isFree(price) || state === 'pastDue') return null;
  const until = startDate - (startDate % DAY) + (days + 1) * DAY - 1;
  return now <= until ? until : null;
};
