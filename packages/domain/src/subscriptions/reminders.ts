import {
  COUPON_REMINDER_LEAD,
  RENEWAL_REMINDER_LEAD,
  YEARLY_REMINDER_LEAD,
} from '../constants/constants';
import { periodEnd, type Period } from '../plans/period';
import { DAY, type Instant } from '../time/instant';

const YEAR = 365 * DAY;
const HALF_A_YEAR: Period = { amount: 6, magnitude: 'month' };

/** A renewal of a plan, and since when its user was not reminded. */
export type Renewal = {
  readonly period: Period;
  readonly renewsAt: Instant;
  /** The last reminder, else the start of the plan. */
  readonly since: Instant;
  /** When the minimum term ends, or ended; null or left out without one. */
  readonly termEnd?: Instant | null;
};

/** Whether a renewal is the first one after a minimum term. Rule LAW-12. */
export const isFirstAfterTerm = ({
  period,
  renewsAt,
  termEnd = null,
}: Omit<Renewal, 'since'>): boolean =>
  termEnd !== null && termEnd <= renewsAt && renewsAt < periodEnd(termEnd, period);

/**
 * When the user is reminded of a renewal: before each one of a yearly plan and the first one after a minimum term, else
 * before the first one after half a year. Null for no reminder before this renewal. Rule LAW-12.
 */
export const renewalReminderAt = ({
  period,
  renewsAt,
  since,
  termEnd = null,
}: Renewal): Instant | null => {
  const isYearly = periodEnd(0, period) >= YEAR;
  const at = renewsAt - (isYearly ? YEARLY_REMINDER_LEAD : RENEWAL_REMINDER_LEAD);
  const isAfterTerm = isFirstAfterTerm({ period, renewsAt, termEnd });
  const isDue = isYearly || isAfterTerm ? since < at : periodEnd(since, HALF_A_YEAR) <= renewsAt;
  return isDue ? at : null;
};

/** When the user gets an email that a coupon has ended, before the first payment without it. Rule LAW-13. */
export const couponReminderAt = (nextPayment: Instant): Instant =>
  nextPayment - COUPON_REMINDER_LEAD;
