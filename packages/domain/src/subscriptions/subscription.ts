import type { Money } from '../money/money';
import type { Period } from '../plans/period';
import type { Instant } from '../time/instant';

/** `pending` is paid but not active yet. Another state becomes `unknown`. */
export const subscriptionStates = [
  'pending',
  'active',
  'pastDue',
  'paused',
  'cancelled',
  'ended',
  'unknown',
] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/**
 * A change of plan at the period's end, which the user can cancel until its first payment succeeds. Without a day it
 * begins after the pause, whose end is not known. Rule SUB-4.
 */
export type ScheduledChange = {
  readonly priceId: string;
  /** Null until a pause has ended. */
  readonly at: Instant | null;
  /** What a period of the new plan costs, before coupons and credit; null if the backend does not say. */
  readonly price: Money | null;
};

export type Subscription = {
  readonly id: string;
  readonly state: SubscriptionState;
  readonly priceId: string;
  /** Never empty. */
  readonly title: string;
  readonly price: Money;
  readonly period: Period | null;
  /** Renews automatically; null if the answer does not say. */
  readonly recurring: boolean | null;
  /** Cancelling asks for the fee for leaving early first. Rule SUB-7. */
  readonly contract: boolean;
  /** When the minimum term ends; null without one, and where that is not known. */
  readonly minimumTermEnd: Instant | null;
  /** The fee that was paid for leaving early, which comes back if the user keeps the plan; null for none. Rule SUB-9. */
  readonly paidFee: Money | null;
  readonly startDate: Instant | null;
  /** The end of the paid period. */
  readonly periodEnd: Instant | null;
  /** Cancelled for a later day, which the state of a plan that is past due or paused does not say. */
  readonly cancelled: boolean;
  /** Access stays until then. Only the state says whether the plan is cancelled. Rule SUB-17. */
  readonly serviceEndDate: Instant | null;
  /** Until when the user can withdraw from its contract; null where they can't, or where the backend does not say. */
  readonly withdrawUntil: Instant | null;
  readonly scheduledChange: ScheduledChange | null;
  /** The coupon that still applies, and for how many more periods. */
  readonly coupon: { readonly value: string; readonly periodsLeft: number | null } | null;
  readonly downloadMbps: number | null;
  readonly uploadMbps: number | null;
};

/** The answer to `POST /contract-subscription/early-cancellation-fee`. */
export type ContractState = {
  readonly remainingTime: Period;
  readonly amountToCharge: Money;
  /** When the plan ends that is cancelled free of charge, with its minimum term; null where that isn't offered. */
  readonly freeEnd: Instant | null;
  /** Until when the user can withdraw instead, which costs less than the fee; null where they can't. */
  readonly withdrawUntil: Instant | null;
  /** The order number to withdraw with; null where the backend names none. */
  readonly withdrawOrder: string | null;
};
