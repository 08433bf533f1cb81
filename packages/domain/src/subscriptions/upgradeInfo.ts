import type { PendingPayment } from '../billing/checkout';
import type { Money } from '../money/money';
import type { Instant } from '../time/instant';

/** A change of plan starts now or at the period's end. */
export const upgradeEffects = ['now', 'periodEnd', 'unknown'] as const;
export type UpgradeEffect = (typeof upgradeEffects)[number];

/** The preview of a change of plan. Rules SUB-2 and SUB-3. */
export type UpgradeInfo = {
  readonly id: string;
  readonly userId: string;
  /** The charge today, with credit and tax. Confirming charges exactly this. */
  readonly costToPay: Money;
  readonly couponApplied: boolean;
  readonly isCouponValid: boolean;
  /** What the coupon takes off today's charge, and how many later payments it lowers, null for all; null if not known. */
  readonly coupon: { readonly saving: Money; readonly periodsLeft: number | null } | null;
  /** The time of these figures; the confirmation sends it back. */
  readonly prorationDate: Instant;
  /** The refund for unused time on the current plan, zero or more. */
  readonly credit: Money;
  /** The credit that stays after the change, for later payments; null if not known. */
  readonly creditLeft: Money | null;
  readonly tax: Money;
  readonly nextAmount: Money;
  readonly nextPaymentDate: Instant | null;
  /** The last moment to withdraw from the change; null where it is not known, and where there is no such right. */
  readonly withdrawUntil: Instant | null;
  readonly effective: UpgradeEffect;
  /** The minimum term after the change, with what leaving before its end costs; null for none. Rule SUB-23. */
  readonly minimumTerm: {
    readonly end: Instant;
    /** The share of the monthly price that each month that is left costs. */
    readonly feePercent: number;
    readonly monthlyPrice: Money;
  } | null;
};

/** The answer to `POST /subscription/upgrade`. The bank may have to confirm the payment first. */
export type UpgradeResult = PendingPayment & {
  readonly userId: string;
  readonly newSubscriptionId: string;
};
