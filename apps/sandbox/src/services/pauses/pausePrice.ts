import type { Money } from '@foyer/domain';
import type { PlanRow } from '../plans/findPlan';

const DAY_MS = 86_400_000;
/** For each started thirty days of a pause, in minor units. */
const PER_MONTH = 200;
const MONTH_DAYS = 30;

/**
 * What keeping a plan while it is paused costs: £2.00 (or $2.00) for each started thirty days. A
 * pause without an end pays for the first thirty.
 *
 * @param startDate epoch milliseconds, as `endDate`
 */
export const pausePrice = (
  { currency }: Pick<PlanRow, 'currency'>,
  startDate: number,
  endDate: number | null,
): Money => {
  // Whole days: an hour that the clocks give or take is none of its own.
  const days = endDate === null ? MONTH_DAYS : Math.round((endDate - startDate) / DAY_MS);
  return { minor: Math.max(1, Math.ceil(days / MONTH_DAYS)) * PER_MONTH, currency };
};
