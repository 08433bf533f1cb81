import type { KnownCurrency } from '@foyer/domain';

/** A venue's data: the content of site info, and rules of the backend. */
export interface SiteDetails {
  name: string;
  code: string;
  portalType: string;
  planEngine: 'STRIPE' | 'INTERNAL';
  currency: KnownCurrency;
  /** ISO 3166-1 alpha-2. */
  country: string;
  theme: string;
  enabled: boolean;
  customPlans: boolean;
  features: { email_activation: boolean; detailed_agreements: boolean; home_networking: boolean };
  displayOptions: Record<string, boolean>;
  threeDs: boolean;
  fbEnabled: boolean;
  externalIdLookupEnabled: boolean;
  landingText: string | null;
  header: string | null;
  subheader: string | null;
  footer: string | null;
  logo: string | null;
  logoDark: string | null;
  background: string | null;
  support: { link: string | null; text: string | null; phone: string | null; email: string | null };
  visibleTabs: string[] | null;
  allowedEmailDomains: string[];
  buttonChatStyle: string | null;
  wiredNetworkingEnabled: boolean;
  usingExternalDpsk: boolean;
  isNoUserJourneyEnabled: boolean;
  oneAccountEnabled: boolean;
  isEnabledNujHeadlessDevices: boolean;
  isCpeEnabled: boolean;
  showFeedback: boolean;
  showSpeedTest: boolean;
  /** Null where customers give no passes to guests. */
  guestPasses: GuestPassRules | null;
  mfaViaSms: boolean;
  messagingAndBrowsing: boolean;
  hnCloudpathDeviceAddEnabled: boolean;
  shareVlan: boolean;
  bandwidthPooling: boolean;
  isHolidayPark: boolean;
  isFreeSignUp: boolean;
  billforward: boolean;
  loginError: string | null;
  /** Shown after the brand in the page title. */
  location: string | null;
  notification: SiteNotice | null;
  aliases: Record<string, { one: string; many: string }>;
  terms: TermsText & {
    version: string;
    /** By language; `termsWords` reads them. A language without an entry gets the English terms. */
    translations?: Record<string, TermsText>;
  };
  /** The site's other texts by language, each by its English text; `siteWords` reads them. */
  translations?: Record<string, Record<string, string>>;
  registrationFields: RegistrationField[];
  marketing: MarketingChannel[];
  /** Router credentials of the whole site, for the payment page and email only. */
  quarantine: { username: string };
  wifi: { ssid: string; personalSsid: string; auth: 'WPA2' | 'WPA3' | 'OPEN' };
  slots: DeviceRules;
  /** What the law of the venue's country gives; null for nothing. Rule LAW-1. */
  consumerRights: {
    withdrawalDays: number | null;
    cancelsOnline: boolean;
    pricesIncludeTax: boolean;
    buttonNamesObligation: boolean;
  } | null;
}

/** The terms in a sentence, and whole. */
export interface TermsText {
  text: string;
  html: string;
}

/** A banner; its days count from the day of seeding. */
export interface SiteNotice {
  id: string;
  title: string;
  message: string;
  importance: 'LOW' | 'MEDIUM' | 'HIGH';
  startsInDays: number;
  endsInDays: number;
  /** What happens to the Wi-Fi, in hours from the start of today (UTC); absent for news. Rule STATUS-1. */
  means?: { state: 'planned' | 'outage'; startsAtHour: number; endsAtHour: number };
}

export interface RegistrationField {
  name: string;
  required: boolean;
  label?: string;
}

export interface MarketingChannel {
  id: string;
  title: string;
  description: string;
}

/** The passes that a customer may give. Rule GUEST-2. */
export interface GuestPassRules {
  /** How long a pass can last, in hours. */
  hours: number[];
  /** How many passes a customer may give in a period of their plan. */
  perPeriod: number;
  /** A guest takes a device slot of the customer. */
  takesSlot: boolean;
}

/** How many devices a user may have, and how often they may change them. */
export interface DeviceRules {
  /** Slots without a plan, or with a plan that has no limit of its own. */
  base: number;
  changesPerPeriod: number;
  additionalChanges: number;
}

/** The names of the fields that a site asks for, and of the operator's own number, which any site may look up. */
export const askedFields = ({ registrationFields }: SiteDetails): Set<string> =>
  new Set(['externalId', ...registrationFields.map(({ name }) => name)]);
