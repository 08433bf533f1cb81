import { DAY, type Money } from '@foyer/domain';
import type { PlanRow } from '../plans/findPlan';

/** Price for each started 30 days, in minor units. */
const PER_MONTH = 200;
const MONTH_DAYS = 30;

/**
 * The price of a pause: £2.00 (or $2.00) for each started 30 days. A pause without an end costs the
 * first 30.
 * @param startDate epoch milliseconds, as `endDate`
 */
export const pausePrice = (
  { currency }: Pick<PlanRow, 'currency'>,
  startDate: number,
  endDate: number | null,
): Money => {
  // Rounded, because a change to or from summer time adds or removes an hour.
  const days = endDate === null ? MONTH_DAYS : Math.round((endDate - startDate) / DAY);
  return { minor: Math.max(1, Math.ceil(days / MONTH_DAYS)) * PER_MONTH, currency };
};
