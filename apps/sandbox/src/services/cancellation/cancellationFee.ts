import type { Money, Period } from '@foyer/domain';
import { addPeriod } from '../plans/addPeriod';
import type { PlanRow } from '../plans/findPlan';
import type { SubscriptionRow } from '../subscriptions/findSubscription';

/** The share of what is left to pay that leaving early costs. */
const FEE_SHARE = 0.5;
const MONTH: Period = { amount: 1, magnitude: 'month' };

/** Whether a plan is under a contract that has not run out. */
export const isUnderContract = ({ contractEnd }: SubscriptionRow, now: number): boolean =>
  contractEnd !== null && contractEnd > now;

/** Months that a contract still has, a part of one counted as a whole. */
const monthsLeft = (now: number, end: number): number => {
  let months = 0;
  while (addPeriod(now, MONTH, months) < end) months += 1;
  return months;
};

/** What leaving a contract now would cost. */
export interface CancellationFee {
  remaining: Period;
  amount: Money;
}

/** Half of what the months left would cost. */
export const cancellationFee = (
  row: SubscriptionRow,
  plan: PlanRow,
  now: number,
): CancellationFee => {
  const months = monthsLeft(now, row.contractEnd ?? now);
  const perMonth = plan.amount / (addPeriod(0, plan.details.period) / addPeriod(0, MONTH));
  return {
    remaining: { amount: months, magnitude: 'month' },
    amount: { minor: Math.round(perMonth * months * FEE_SHARE), currency: plan.currency },
  };
};
