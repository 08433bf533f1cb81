import type { PendingPayment } from '../billing/checkout';
import type { Money } from '../money/money';
import type { Instant } from '../time/instant';

/** When a change of plan begins: at once, or when the paid period ends. */
export const upgradeEffects = ['now', 'periodEnd', 'unknown'] as const;
export type UpgradeEffect = (typeof upgradeEffects)[number];

/** The preview of a change of plan: confirming it charges exactly `costToPay`. */
export type UpgradeInfo = {
  readonly id: string;
  readonly userId: string;
  /** Today's charge, credit and tax already counted in. */
  readonly costToPay: Money;
  readonly couponApplied: boolean;
  readonly isCouponValid: boolean;
  /** The moment the figures were worked out for; repeated when confirming. */
  readonly prorationDate: Instant;
  /** Unused time on the present plan, given back: zero or more. */
  readonly credit: Money;
  readonly tax: Money;
  readonly nextAmount: Money;
  readonly nextPaymentDate: Instant | null;
  readonly effective: UpgradeEffect;
};

/** What confirming answers: done, or a payment that the bank must confirm first. */
export type UpgradeResult = PendingPayment & {
  readonly userId: string;
  readonly newSubscriptionId: string;
};
