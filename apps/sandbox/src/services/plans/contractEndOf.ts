import { addPeriod } from './addPeriod';
import type { PlanRow } from './findPlan';

/** When the minimum term of a subscription ends; null for none, and for one that is over. Rule SUB-23. */
export const termEndOf = (
  { contractEnd }: { contractEnd: number | null },
  now: number,
): number | null => (contractEnd !== null && contractEnd > now ? contractEnd : null);

/**
 * When the minimum term ends once a plan starts; null for a plan without one, if no earlier term runs on.
 * @param start when the plan begins, epoch milliseconds
 * @param before the end of the term that the user has agreed to already, which a change does not shorten
 */
export const contractEndOf = (
  { details: { contractMonths } }: Pick<PlanRow, 'details'>,
  start: number,
  before: number | null = null,
): number | null =>
  contractMonths > 0
    ? Math.max(addPeriod(start, { amount: contractMonths, magnitude: 'month' }), before ?? 0)
    : termEndOf({ contractEnd: before }, start);
