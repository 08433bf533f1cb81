import type { Currency } from '../money/money';
import type { PlanEngine, PortalType } from '../portal-types/portalType';
import type { ConsumerRights } from './consumerRights';
import type { LandingTab } from './landingTabs';
import type { SiteAliases } from './siteAliases';
import type { SiteNotification } from './siteNotification';

/** Contacts for help. `link` follows rule SITE-3. */
export type Support = {
  readonly link: string | null;
  readonly text: string | null;
  readonly phone: string | null;
  readonly email: string | null;
};

/** The site's router credentials, for access to the payment page and email only. Rule CONN-4. */
export type QuarantineCredentials = { readonly username: string; readonly password: string };

export type SiteFeatures = {
  readonly emailActivation: boolean;
  readonly detailedAgreements: boolean;
  readonly homeNetworking: boolean;
};

/** The answer to `GET /site-info`. */
export type SiteInfo = {
  readonly name: string;
  readonly code: string;
  readonly locationId: string;
  readonly customerCode: string | null;
  /** Flags by name, with those that the portal does not know. */
  readonly displayOptions: Readonly<Record<string, boolean>>;
  readonly features: SiteFeatures;
  readonly isLoggedIn: boolean;
  /** Upper case with colons; null if unknown. */
  readonly mac: string | null;
  readonly loginError: string | null;
  readonly fbEnabled: boolean;
  /** `3ds_enabled` of the API: the bank may ask the user to confirm a payment. Rule BUY-11. */
  readonly threeDsEnabled: boolean;
  readonly externalIdLookupEnabled: boolean;
  /** The operator's HTML, like `header`, `subheader` and `footer`: sanitise it before it shows. */
  readonly landingText: string | null;
  readonly header: string | null;
  readonly subheader: string | null;
  readonly footer: string | null;
  readonly isImpersonating: boolean;
  readonly support: Support;
  readonly wiredNetworkingEnabled: boolean;
  readonly usingExternalDpsk: boolean;
  readonly logo: string | null;
  /** The logo's version for dark ground. Rule SITE-20. */
  readonly logoDark: string | null;
  readonly background: string | null;
  /** The visible tabs of the landing page; null means all tabs of the portal type. */
  readonly visibleTabs: readonly LandingTab[] | null;
  /** An empty list allows every domain. Rule REG-7. */
  readonly allowedEmailDomains: readonly string[];
  readonly buttonChatStyle: string | null;
  readonly isNoUserJourneyEnabled: boolean;
  readonly oneAccountEnabled: boolean;
  readonly portalType: PortalType;
  readonly isEnabledNujHeadlessDevices: boolean;
  readonly showFeedback: boolean;
  readonly showSpeedTest: boolean;
  /** Customers give passes to guests. Rule GUEST-1. */
  readonly guestPasses: boolean;
  readonly isCpeEnabled: boolean;
  readonly enabled: boolean;
  readonly notification: SiteNotification | null;
  readonly mfaViaSms: boolean;
  readonly planEngine: PlanEngine;
  readonly messagingAndBrowsing: boolean;
  readonly hnCloudpathDeviceAddEnabled: boolean;
  readonly shareVlan: boolean;
  /** `siteCssInfoResponse.name` of the API. */
  readonly themeName: string | null;
  /** Null where the answer names no terms. */
  readonly terms: { readonly accepted: boolean; readonly text: string | null } | null;
  readonly location: string | null;
  readonly isHolidayPark: boolean;
  readonly isFreeSignUp: boolean;
  /** Rule PLAN-1. */
  readonly customPlans: boolean;
  readonly aliases: SiteAliases;
  /** The name of the site's Wi-Fi network. */
  readonly ssid: string | null;
  readonly currency: Currency | null;
  /** Null where the answer names none; see `siteCountry`. */
  readonly country: string | null;
  /** IANA name; null for the device's. Rule THEME-10. */
  readonly timeZone: string | null;
  readonly quarantineCredentials: QuarantineCredentials | null;
  /** Null where the law gives no rights beyond the terms. Rule LAW-1. */
  readonly consumerRights: ConsumerRights | null;
};
