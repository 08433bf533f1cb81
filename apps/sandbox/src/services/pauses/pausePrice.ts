import { DAY, type Money } from '@foyer/domain';
import type { PlanRow } from '../plans/findPlan';
import type { PauseDates } from './pauseDates';

/** Price for each started 30 days, in minor units. */
const PER_MONTH = 200;
const MONTH_DAYS = 30;

/**
 * The days that a pause with these dates is paid for. One without an end pays the first 30.
 * @param startDate epoch milliseconds, as `endDate`
 */
export const paidDays = ({ startDate, endDate }: PauseDates): number =>
  // Rounded, because a change to or from summer time adds or removes an hour.
  Math.max(1, endDate === null ? MONTH_DAYS : Math.round((endDate - startDate) / DAY));

/** The price of a pause: £2.00 (or $2.00) for each started 30 days. */
export const pausePrice = ({ currency }: Pick<PlanRow, 'currency'>, dates: PauseDates): Money => ({
  minor: Math.ceil(paidDays(dates) / MONTH_DAYS) * PER_MONTH,
  currency,
});
