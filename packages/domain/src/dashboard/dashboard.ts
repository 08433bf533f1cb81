import type { PaymentMethod } from '../billing/paymentMethod';
import type { Money } from '../money/money';
import type { Subscription } from '../subscriptions/subscription';
import type { Instant } from '../time/instant';

/** The dashboard answer. Specification, section 3. */
export type Dashboard = {
  readonly subscriptionId: string | null;
  readonly subscription: Subscription | null;
  readonly paymentMethod: PaymentMethod | null;
  /** Flags by name; unknown ones are kept and ignored. */
  readonly features: Readonly<Record<string, boolean>>;
  readonly userInfo: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string | null;
  } | null;
  readonly nextPaymentDate: Instant | null;
  /** What that payment will be, coupon taken off. */
  readonly nextPayment: Money | null;
  readonly serviceEndDate: Instant | null;
  /** `HH:mm` in UTC on the day of `serviceEndDate`; null when the date tells the time itself. */
  readonly serviceEndTime: string | null;
  readonly devicesUsed: number | null;
  readonly deviceSlots: number | null;
};
