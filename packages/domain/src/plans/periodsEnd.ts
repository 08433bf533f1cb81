import type { Instant } from '../time/instant';
import { periodEnd, type Period } from './period';

/** The end of so many periods in a row. Each one follows the calendar from the end of the one before. */
export const periodsEnd = (start: Instant, period: Period, count: number): Instant => {
  let end = start;
  for (let done = 0; done < count; done += 1) end = periodEnd(end, period);
  return end;
};
