import type { PlanDetails } from '../services/plans/planDetails';
import type { SiteDetails } from '../services/sites/siteDetails';

/** A plan of a venue; `amount` is minor units. */
export interface PlanSeed {
  priceId: string;
  amount: number;
  recurring: boolean;
  hidden?: boolean;
  details: PlanDetails;
}

/** A coupon that holds at a venue. */
export interface CouponSeed {
  code: string;
  percentOff?: number;
  amountOff?: number;
  periods: number | null;
  planPriceId?: string;
  /** Days from the seeding; negative for one that has run out. */
  expiresInDays?: number;
}

/** A person's plan, as it was bought some time ago. */
export interface SubscriptionSeed {
  priceId: string;
  /** Whole periods that have passed since the start; each left a paid invoice. */
  periodsPaid: number;
  /** Days of the present period that have passed. */
  daysIn: number;
  state?: 'active' | 'past_due' | 'paused' | 'cancelled';
  couponCode?: string;
  couponPeriodsLeft?: number | null;
  contractMonthsLeft?: number;
  scheduledPriceId?: string;
  /** An earlier plan, whose invoices come before those of this one. */
  earlier?: { priceId: string; periods: number };
}

/** A device on a person's plan. */
export interface DeviceSeed {
  mac: string;
  name: string;
  kind: string;
  /** Minutes since it was last seen; 0 for online now. */
  seenMinutesAgo: number;
  wired?: boolean;
  complimentary?: boolean;
}

/** Somebody whom the console offers to be. */
export interface PersonaSeed {
  /** Stands in `/sandbox/visit?persona=…`; unique within its venue. */
  key: string;
  /** One line for the console. */
  about: string;
  kind: 'visitor' | 'customer' | 'agent' | 'headless' | 'outside';
  /** The device that they hold. */
  mac: string;
  email?: string;
  firstName?: string;
  lastName?: string;
  mobile?: string;
  /** Null for somebody who has not chosen one; left out, the common one of all personas. */
  password?: string | null;
  /** Account for which an agent steps in. */
  actsFor?: string;
  extra?: Record<string, string>;
  unverified?: boolean;
  termsNotAccepted?: boolean;
  disabled?: boolean;
  legacySFAPlan?: boolean;
  type?: string;
  activationCode?: string;
  marketing?: Record<string, string>;
  card?: 'visa' | 'mastercard' | 'amex' | null;
  /** The card is refused from now on. */
  cardFails?: boolean;
  subscription?: SubscriptionSeed;
  devices?: DeviceSeed[];
  /** Device changes already made in this period. */
  changesUsed?: number;
  wifiKey?: { passphrase: string; migrationNeeded?: boolean };
  /** An open invoice for something else, minor units. */
  due?: { title: string; amount: number; daysAgo: number };
  /** Something that was given back. */
  credit?: { title: string; amount: number; daysAgo: number };
  pause?: { startsInDays: number; endsInDays: number | null };
  notices?: string[];
  /** Signed up without an account already. */
  signedUp?: boolean;
}

/** A venue with everything that it starts with. */
export interface VenueSeed {
  locationId: string;
  customerCode: string;
  nasId: string;
  /** One line for the console. */
  about: string;
  details: SiteDetails;
  plans: PlanSeed[];
  coupons: CouponSeed[];
  personas: PersonaSeed[];
  /** A notice for every device of the operator. */
  notices?: string[];
}
