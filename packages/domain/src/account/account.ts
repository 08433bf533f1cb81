import type { InvoiceState } from '../billing/invoice';
import type { Money } from '../money/money';
import type { GatewayAnswer } from '../network/gateway';
import type { SiteInfo } from '../site/siteInfo';
import type { Instant } from '../time/instant';

/** Null means that the user never answered. Rule PREF-1. */
export type OptIn = boolean | null;

/** The newest invoice. It feeds the banner for a payment that is past due, and what was just paid (BILL-4). */
export type LastInvoice = {
  readonly id: string;
  readonly number: string;
  readonly state: InvoiceState;
  readonly amount: Money;
  readonly dueDate: Instant | null;
  /** When the plan ends if this stays unpaid; null if the plan goes on, or the backend does not name the day. */
  readonly endsPlanAt: Instant | null;
  readonly paidAt: Instant | null;
};

/** The account holder at this site, from `GET /user`. */
export type SiteUser = {
  readonly id: string;
  readonly email: string;
  /** E.164, or the text that the server keeps. */
  readonly mobile: string | null;
  readonly firstName: string;
  readonly lastName: string;
  /** Other registration fields by name. */
  readonly details: Readonly<Record<string, string>>;
  readonly marketingOptIn: OptIn;
  readonly detailedMarketingOptIn: Readonly<Record<string, OptIn>>;
  readonly stripeCustomerId: string | null;
  /** Stays true while a payment is past due, until the service ends. Rule SUB-1. */
  readonly hasActiveSubscription: boolean;
  readonly hasRecurringSub: boolean;
  /** The current plan costs nothing, and a purchase replaces it. */
  readonly hasFreePlan: boolean;
  readonly paused: boolean;
  /** True once the user has confirmed the email address. */
  readonly active: boolean;
  readonly legacySFAPlan: boolean;
  readonly shareVlan: boolean;
  readonly lastInvoice: LastInvoice | null;
  /** False while the user of an account that the operator made has not chosen a password. */
  readonly hasPassword: boolean;
  /** The server asks for the password before it changes the address or the number. Rule PREF-4. */
  readonly contactChangeNeedsPassword: boolean;
  /** A new address and a new number that wait for their confirmation. Rule PREF-5. */
  readonly pendingEmail: string | null;
  readonly pendingMobile: string | null;
  /** The language that the user reads, BCP 47; null where the backend keeps none. Rule PREF-9. */
  readonly language: string | null;
};

/** The account of the logged-in user, from `GET /user`. */
export type Account = {
  readonly userId: string;
  /** The household shares one bandwidth (NET-6). */
  readonly bandwidthPooling: boolean;
  /** The user's type in the backend's own words; `PATCH /user/{id}/type` changes it. */
  readonly type: string | null;
  readonly siteUser: SiteUser;
};

/** The answers to the calls that follow a registration, as the new user gets them. */
export type NextAnswers = {
  readonly gateway: GatewayAnswer;
  readonly siteInfo: SiteInfo;
  readonly account: Account;
};

/** The answer to `POST /user`. */
export type RegisteredUser = {
  readonly userId: string;
  readonly email: string;
  readonly mobile: string | null;
  readonly firstName: string;
  readonly lastName: string;
  /** Null where the backend does not send them. */
  readonly nextAnswers: NextAnswers | null;
};
