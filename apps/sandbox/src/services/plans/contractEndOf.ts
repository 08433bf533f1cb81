import { addPeriod } from './addPeriod';
import type { PlanRow } from './findPlan';

/**
 * When the minimum term ends that a plan starts; null for a plan without one.
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
    : before;
