import type { Currency } from '../money/money';
import type { PlanEngine, PortalType } from '../portal-types/portalType';
import type { LandingTab } from './landingTabs';
import type { SiteAliases } from './siteAliases';
import type { SiteNotification } from './siteNotification';

/** Whom to ask for help. `link` obeys the links rule. */
export type Support = {
  readonly link: string | null;
  readonly text: string | null;
  readonly phone: string | null;
  readonly email: string | null;
};

/** Site-wide router credentials that give access to payment and mail only. */
export type QuarantineCredentials = { readonly username: string; readonly password: string };

export type SiteFeatures = {
  readonly emailActivation: boolean;
  readonly detailedAgreements: boolean;
  readonly homeNetworking: boolean;
};

/** Everything that site info tells, in our names. Specification, section 3. */
export type SiteInfo = {
  readonly name: string;
  readonly code: string;
  readonly locationId: string;
  readonly customerCode: string | null;
  /** Flags by name; unknown ones are kept and ignored. */
  readonly displayOptions: Readonly<Record<string, boolean>>;
  readonly features: SiteFeatures;
  readonly isLoggedIn: boolean;
  /** Normalised; null when absent or `IGNORE_MAC`. */
  readonly mac: string | null;
  readonly loginError: string | null;
  readonly fbEnabled: boolean;
  /** `3ds_enabled` on the wire: payments may need the bank's confirmation. */
  readonly threeDsEnabled: boolean;
  readonly externalIdLookupEnabled: boolean;
  /** Operator's HTML, as are `header`, `subheader` and `footer`: sanitise before showing. */
  readonly landingText: string | null;
  readonly header: string | null;
  readonly subheader: string | null;
  readonly footer: string | null;
  readonly isImpersonating: boolean;
  readonly support: Support;
  readonly wiredNetworkingEnabled: boolean;
  readonly usingExternalDpsk: boolean;
  readonly logo: string | null;
  readonly background: string | null;
  /** The landing page's tabs that show; null means all that the portal type allows. */
  readonly visibleTabs: readonly LandingTab[] | null;
  /** Empty means any domain. */
  readonly allowedEmailDomains: readonly string[];
  /** The live-chat widget shows only when this is set. */
  readonly buttonChatStyle: string | null;
  readonly isNoUserJourneyEnabled: boolean;
  readonly oneAccountEnabled: boolean;
  readonly portalType: PortalType;
  readonly isEnabledNujHeadlessDevices: boolean;
  readonly showFeedback: boolean;
  readonly showSpeedTest: boolean;
  readonly isCpeEnabled: boolean;
  readonly enabled: boolean;
  readonly notification: SiteNotification | null;
  readonly mfaViaSms: boolean;
  readonly planEngine: PlanEngine;
  readonly messagingAndBrowsing: boolean;
  readonly hnCloudpathDeviceAddEnabled: boolean;
  readonly shareVlan: boolean;
  /** `siteCssInfoResponse.name` on the wire. */
  readonly themeName: string | null;
  readonly terms: { readonly accepted: boolean; readonly text: string | null };
  /** Shown after the brand in the page title. */
  readonly location: string | null;
  readonly isHolidayPark: boolean;
  readonly isFreeSignUp: boolean;
  /** Plans come split into monthly and daily lists. */
  readonly customPlans: boolean;
  readonly aliases: SiteAliases;
  /** The name of the site's Wi-Fi network. */
  readonly ssid: string | null;
  /** What the site sells in. */
  readonly currency: Currency | null;
  readonly quarantineCredentials: QuarantineCredentials | null;
};

/** The terms in full. `html` is the operator's: sanitise before showing. */
export type Terms = { readonly version: string; readonly html: string };

/** Where to say what one thinks of the service. */
export type FeedbackInfo = { readonly url: string; readonly text: string | null };
