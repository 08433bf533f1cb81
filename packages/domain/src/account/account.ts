import type { InvoiceState } from '../billing/invoice';
import type { Money } from '../money/money';
import type { Instant } from '../time/instant';

/** A marketing answer: yes, no, or never answered. */
export type OptIn = boolean | null;

/** The newest invoice in brief; feeds the past-due banner. */
export type LastInvoice = {
  readonly id: string;
  readonly number: string;
  readonly state: InvoiceState;
  readonly amount: Money;
  readonly dueDate: Instant | null;
};

/** The account holder as the site knows them. Specification, section 3. */
export type SiteUser = {
  readonly id: string;
  readonly email: string;
  /** E.164, or as the server keeps it. */
  readonly mobile: string | null;
  readonly firstName: string;
  readonly lastName: string;
  /** Other registration fields kept for this person, by field name. */
  readonly details: Readonly<Record<string, string>>;
  readonly marketingOptIn: OptIn;
  readonly detailedMarketingOptIn: Readonly<Record<string, OptIn>>;
  readonly stripeCustomerId: string | null;
  /** Stays true while past due and until the service ends. */
  readonly hasActiveSubscription: boolean;
  readonly hasRecurringSub: boolean;
  readonly paused: boolean;
  /** E-mail confirmed (matters where the site asks for e-mail activation). */
  readonly active: boolean;
  readonly legacySFAPlan: boolean;
  readonly shareVlan: boolean;
  readonly lastInvoice: LastInvoice | null;
  /** False for people whose account was made for them and who have not chosen one yet. */
  readonly hasPassword: boolean;
};

/** The account of whoever is logged in. Specification, section 3. */
export type Account = {
  readonly userId: string;
  /** The household shares one bandwidth. */
  readonly bandwidthPooling: boolean;
  /** What kind of customer this is, as the backend names it. */
  readonly type: string | null;
  readonly siteUser: SiteUser;
};

/** What registering answers. Specification, section 3. */
export type RegisteredUser = {
  readonly userId: string;
  readonly email: string;
  readonly mobile: string | null;
  readonly firstName: string;
  readonly lastName: string;
};
