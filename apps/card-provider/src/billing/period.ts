import type { Price } from '../model/objects';

export interface Recurrence {
  interval: string;
  interval_count: number;
}

const daySeconds = 86_400;

/** `count` months after `anchor`, on its day of the month or the month's last, at its time. */
export function addMonths(anchor: number, count: number): number {
  const from = new Date(anchor * 1000);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + count + 1, 0));
  const day = Math.min(from.getUTCDate(), lastDay.getUTCDate());
  const midnight = Date.UTC(lastDay.getUTCFullYear(), lastDay.getUTCMonth(), day) / 1000;
  return midnight + (anchor - Math.floor(anchor / daySeconds) * daySeconds);
}

const steps: Record<string, (anchor: number, count: number) => number> = {
  day: (anchor, count) => anchor + count * daySeconds,
  week: (anchor, count) => anchor + count * 7 * daySeconds,
  month: addMonths,
  year: (anchor, count) => addMonths(anchor, 12 * count),
};

/** The time `periods` whole periods after the anchor, in epoch seconds. */
export function periodsAfter(anchor: number, recurrence: Recurrence, periods: number): number {
  const step = steps[recurrence.interval];
  if (!step) throw new RangeError(`No such interval: ${recurrence.interval}`);
  return step(anchor, recurrence.interval_count * periods);
}

/** The first renewal after `start`, counted from the anchor so that month ends do not drift. */
export function nextRenewal(anchor: number, recurrence: Recurrence, start: number): number {
  let periods = 1;
  while (periodsAfter(anchor, recurrence, periods) <= start) periods += 1;
  return periodsAfter(anchor, recurrence, periods);
}

/** How often this price recurs. @throws RangeError for a one-off price */
export function recurrenceOf(price: Price): Recurrence {
  if (!price.recurring) throw new RangeError(`Price ${price.id} does not recur`);
  return price.recurring;
}

export const sameRecurrence = (a: Recurrence, b: Recurrence): boolean =>
  a.interval === b.interval && a.interval_count === b.interval_count;
