import { addPeriod, MONTH } from './addPeriod';
import type { PauseRow } from '../subscriptions/findPause';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import type { PlanRow } from './findPlan';

/** When the minimum term of a subscription ends; null for none, and for one that is over. Rule SUB-23. */
export const termEndOf = (
  { contractEnd }: { contractEnd: number | null },
  now: number,
): number | null => (contractEnd !== null && contractEnd > now ? contractEnd : null);

type RunningPause = Pick<PauseRow, 'state' | 'startDate'> | null;

/** An end, moved so that no more months are left at `to` than were at `from`, and the same part of the last one. */
const movedWith = (end: number, from: number, to: number): number => {
  let months = 0;
  while (addPeriod(from, MONTH, months + 1) <= end) months += 1;
  const moved = addPeriod(to, MONTH, months) + end - addPeriod(from, MONTH, months);
  // Months differ in length.
  return Math.min(moved, addPeriod(to, MONTH, months + 1));
};

/** The minimum term of a plan whose pause ends at an instant: the time of the pause does not count. Rule PAUSE-8. */
export const postponedBy = (
  pause: RunningPause,
  { contractEnd }: { contractEnd: number | null },
  at: number,
): { contractEnd: number | null } => {
  if (contractEnd === null || pause?.state !== 'active' || contractEnd <= pause.startDate)
    return { contractEnd };
  return { contractEnd: movedWith(contractEnd, pause.startDate, at) };
};

/** When the minimum term ends of a plan that may be paused; null for none, and for one that is over. */
export const termEndWith = (
  pause: RunningPause,
  row: { contractEnd: number | null },
  now: number,
): number | null => termEndOf(postponedBy(pause, row, now), now);

/** The price of a plan for a month, in minor units. */
export const monthlyPrice = ({ amount, details }: Pick<PlanRow, 'amount' | 'details'>): number =>
  amount / (addPeriod(0, details.period) / addPeriod(0, MONTH));

/**
 * When the minimum term ends once a plan starts; null for a plan without one, if no earlier term runs on.
 * @param start when the plan begins, epoch milliseconds
 * @param before the end of the term that the user has agreed to already, which a change does not shorten
 */
const contractEndOf = (
  { details: { contractMonths } }: Pick<PlanRow, 'details'>,
  start: number,
  before: number | null = null,
): number | null =>
  contractMonths > 0
    ? Math.max(addPeriod(start, { amount: contractMonths, magnitude: 'month' }), before ?? 0)
    : termEndOf({ contractEnd: before }, start);

type Contract = Pick<SubscriptionRow, 'contractEnd' | 'contractMonthly'>;

/** The minimum term of a plan that starts. A change of plan neither shortens an earlier one nor makes leaving it cheaper. */
export const contractOf = (
  plan: Pick<PlanRow, 'amount' | 'details'>,
  start: number,
  before: Contract | null = null,
): Contract => {
  const contractEnd = contractEndOf(plan, start, before?.contractEnd);
  if (contractEnd === null) return { contractEnd, contractMonthly: null };
  const agreed = before && termEndOf(before, start) !== null ? before.contractMonthly : null;
  return { contractEnd, contractMonthly: Math.max(monthlyPrice(plan), agreed ?? 0) };
};
