import type { Backend } from '../Backend';
import { addPeriod } from '../plans/addPeriod';
import { termEndWith } from '../plans/contractEndOf';
import { planOf } from '../plans/findPlan';
import { findOpenPause, type PauseRow } from '../subscriptions/findPause';
import { endsBy, type SubscriptionRow } from '../subscriptions/findSubscription';

/** When a plan ends, and why it renews until then. */
export interface PlanEnd {
  endsAt: number;
  renewsUntilEnd: boolean;
  /** When its minimum term ends; null for none. */
  minimumTermEnd: number | null;
}

/** Paid time that is left of a plan with a period, in milliseconds; a pause keeps it. */
export const timeLeft = (
  { periodEnd }: SubscriptionRow,
  pause: PauseRow | null,
  asOf: number,
): number => (pause?.state === 'active' ? (pause.remainder ?? 0) : (periodEnd ?? asOf) - asOf);

/**
 * When a plan ends that is cancelled: with its paid time, or with the period in which its minimum term ends, or that of the
 * day that its user wishes for, if that is later. Rule LAW-6.
 */
export const earliestEnd = async (
  backend: Backend,
  row: SubscriptionRow,
  asOf: number,
  wished: number | null = null,
): Promise<PlanEnd> => {
  const { state, priceId } = row;
  const pause = await findOpenPause(backend.db, row.id);
  const contractEnd = termEndWith(pause, row, asOf);
  const isBound = contractEnd !== null;
  const free = { renewsUntilEnd: false, minimumTermEnd: null };
  const isWished = wished !== null && wished > asOf;
  if (state === 'past_due' && !isBound && !isWished) return { ...free, endsAt: asOf };
  const paidEnd = asOf + timeLeft(row, pause, asOf);
  if (!isBound && wished === null) return { ...free, endsAt: paidEnd };
  const { details } = await planOf(backend.db, priceId);
  const isTooEarly = (end: number): boolean =>
    (isBound && !endsBy(end, contractEnd, row)) || (wished !== null && end < wished);
  let endsAt = paidEnd;
  while (isTooEarly(endsAt)) endsAt = addPeriod(endsAt, details.period);
  // The last period has begun unpaid. A plan that renews until its end keeps that invoice.
  const isUnpaid = state === 'past_due' && endsAt > asOf;
  return { endsAt, renewsUntilEnd: isUnpaid || endsAt > paidEnd, minimumTermEnd: contractEnd };
};
