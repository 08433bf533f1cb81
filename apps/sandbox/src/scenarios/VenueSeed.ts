import type { CreditCause } from '../db/schema/billing';
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

/** A coupon that is valid at a venue. */
export interface CouponSeed {
  code: string;
  percentOff?: number;
  amountOff?: number;
  periods: number | null;
  planPriceId?: string;
  /** Days after seeding; negative for an expired coupon. */
  expiresInDays?: number;
}

/** A persona's plan, bought some time before seeding. */
export interface SubscriptionSeed {
  priceId: string;
  /** Whole periods since the start; each has a paid invoice. */
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

/** A person that you can visit the portal as, from the console. */
export interface PersonaSeed {
  /** The value of `persona` in `POST /sandbox/visit?persona=…`; unique within its venue. */
  key: string;
  /** One line for the console. */
  about: string;
  kind: 'visitor' | 'customer' | 'agent' | 'headless' | 'outside';
  /** MAC address of the persona's device. */
  mac: string;
  email?: string;
  firstName?: string;
  lastName?: string;
  mobile?: string;
  /** Null for a persona who has not chosen one; default: the password that all personas share. */
  password?: string | null;
  /** Key of the persona whose account an agent opens. */
  actsFor?: string;
  extra?: Record<string, string>;
  unverified?: boolean;
  termsNotAccepted?: boolean;
  disabled?: boolean;
  legacySFAPlan?: boolean;
  type?: string;
  activationCode?: string;
  marketing?: Record<string, string>;
  card?: 'visa' | 'mastercard' | 'amex' | 'discover' | null;
  /** The bank refuses the card from now on. */
  cardFails?: boolean;
  subscription?: SubscriptionSeed;
  devices?: DeviceSeed[];
  /** Device changes already made in this period. */
  changesUsed?: number;
  wifiKey?: { passphrase: string; migrationNeeded?: boolean };
  /** The devices of the household see each other. */
  sharesVlan?: boolean;
  /** An open invoice apart from the plan, in minor units. */
  due?: { title: string; amount: number; daysAgo: number; dueInDays: number };
  /** A credit note. */
  credit?: { cause: CreditCause; amount: number; daysAgo: number };
  pause?: { startsInDays: number; endsInDays: number | null };
  notices?: string[];
  /** The device is signed up without an account. */
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
