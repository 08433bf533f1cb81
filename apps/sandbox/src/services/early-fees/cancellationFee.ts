import type { Money, Period } from '@foyer/domain';
import type { NewInvoice } from '../invoices/createInvoice';
import { isTooSmall } from '../card-provider/leastCharge';
import { addPeriod, MONTH } from '../plans/addPeriod';
import { monthlyPrice } from '../plans/contractEndOf';
import type { PlanRow } from '../plans/findPlan';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { FEE_REASON } from '../subscriptions/paidFee';

/** The fee, in percent of the price of the remaining months. */
export const EARLY_FEE_PERCENT = 50;

/** Remaining months of a contract; a started month counts in full. */
const monthsLeft = (now: number, end: number): number => {
  let months = 0;
  while (addPeriod(now, MONTH, months) < end) months += 1;
  return months;
};

/** The fee for ending a contract early. */
export interface CancellationFee {
  remaining: Period;
  amount: Money;
}

/**
 * A share of the price of the months that are left. What the card provider would refuse to charge is free.
 * @param term when the minimum term ends, epoch milliseconds, and the price for a month at which it was agreed
 */
export const cancellationFee = (
  plan: PlanRow,
  { termEnd, agreed }: { termEnd: number; agreed: number | null },
  now: number,
): CancellationFee => {
  const months = monthsLeft(now, termEnd);
  const perMonth = Math.max(monthlyPrice(plan), agreed ?? 0);
  const amount = {
    minor: Math.round((perMonth * months * EARLY_FEE_PERCENT) / 100),
    currency: plan.currency,
  };
  return {
    remaining: { amount: months, magnitude: 'month' },
    amount: isTooSmall(amount) ? { ...amount, minor: 0 } : amount,
  };
};

/** How the reasons of one plan's fee invoices begin; the end of its minimum term follows. */
export const feeReason = ({ id }: Pick<SubscriptionRow, 'id'>): string => `${FEE_REASON}${id}`;

/** What the invoice for a fee says. */
export const feeInvoice = (
  row: SubscriptionRow,
  { details: { title }, currency }: PlanRow,
  { fee, termEnd }: { fee: CancellationFee; termEnd: number },
  at: number,
): Omit<NewInvoice, 'reason' | 'effect'> => {
  const text = `Fee for leaving early, ${title}`;
  const amount = fee.amount.minor;
  return {
    buyer: row.buyer,
    userId: row.userId,
    subscriptionId: row.id,
    locationId: row.locationId,
    title: text,
    amount,
    currency,
    lines: [{ text, amount }],
    periodStart: at,
    periodEnd: termEnd,
    createdAt: at,
  };
};
