import type { PaymentMethod } from '../billing/paymentMethod';
import type { Money } from '../money/money';
import type { Subscription } from '../subscriptions/subscription';
import type { Instant } from '../time/instant';

/** The answer to `GET /dashboard`. */
export type Dashboard = {
  readonly subscriptionId: string | null;
  readonly subscription: Subscription | null;
  readonly paymentMethod: PaymentMethod | null;
  /** Flags by name, with those that the portal does not know. See `dashboardOffers`. */
  readonly features: Readonly<Record<string, boolean>>;
  readonly userInfo: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string | null;
  } | null;
  readonly nextPaymentDate: Instant | null;
  /** The amount of that payment, less coupon and credit. */
  readonly nextPayment: Money | null;
  /** The credit that pays a part of it; null for none. Rule SUB-13. */
  readonly creditOnNextPayment: Money | null;
  /** When a pause that is booked begins; null for none. */
  readonly pauseStart: Instant | null;
  readonly serviceEndDate: Instant | null;
  /** `HH:mm` in UTC on the day of `serviceEndDate`; null if that date has the time. */
  readonly serviceEndTime: string | null;
  readonly devicesUsed: number | null;
  readonly deviceSlots: number | null;
  /** Opens the key card in Apple Wallet; null where the operator signs no passes. Rule CARD-4. */
  readonly appleWalletUrl: string | null;
  /** Opens the key card in Google Wallet; null where the operator signs no passes. Rule CARD-4. */
  readonly googleWalletUrl: string | null;
};

/** Actions that the server can take off one user's dashboard. Rule SITE-12. */
export type DashboardFeature = 'home_networking' | 'speedTest';

/** False only if the server says so; a flag that is missing takes nothing off. */
export const dashboardOffers = (
  { features }: Pick<Dashboard, 'features'>,
  feature: DashboardFeature,
): boolean => features[feature] !== false;
