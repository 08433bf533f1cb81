import type { Money } from '../money/money';
import type { Period } from '../plans/period';
import type { Instant } from '../time/instant';

/** `pending` is paid but not active yet; `unknown` is the neutral case for a value added later. */
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

/** A move to another plan that happens at the period's end and can be withdrawn until then. */
export type ScheduledChange = { readonly priceId: string; readonly at: Instant };

/** A customer's hold on a plan. */
export type Subscription = {
  readonly id: string;
  readonly state: SubscriptionState;
  readonly priceId: string;
  readonly title: string;
  readonly price: Money;
  readonly period: Period | null;
  readonly recurring: boolean;
  /** Bound for a term: cancelling asks for the early-cancellation fee first. */
  readonly contract: boolean;
  readonly startDate: Instant | null;
  /** When the paid period ends: the next payment, or the end of service. */
  readonly periodEnd: Instant | null;
  /** Set once cancelled: access stays until then, and revive undoes it until then. */
  readonly serviceEndDate: Instant | null;
  readonly scheduledChange: ScheduledChange | null;
  /** The coupon that still lowers its price, and for how many periods more. */
  readonly coupon: { readonly value: string; readonly periodsLeft: number | null } | null;
  readonly downloadMbps: number | null;
  readonly uploadMbps: number | null;
};

/** Whether this session's user or device has access; asked again while a plan is being set up. */
export type ActiveSubscription = {
  readonly active: boolean;
  readonly priceId: string | null;
  readonly title: string | null;
  readonly serviceEndDate: Instant | null;
};

/** What `POST /contract-subscription/early-cancellation-fee` quotes. */
export type ContractState = {
  readonly remainingTime: Period;
  readonly amountToCharge: Money;
};
