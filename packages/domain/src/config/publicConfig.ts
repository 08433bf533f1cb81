import {
  CANCEL_SUBSCRIPTION_DISABLED,
  DEVICE_CHANGES_THRESHOLD,
  DEVICE_COUNT_THRESHOLD,
} from '../constants/constants';

/** The public configuration (`public-config.json` beside the page) with the defaults filled in. */
export type PublicConfig = {
  readonly authBase: string;
  readonly apiBase: string;
  readonly deviceCountThreshold: number;
  readonly deviceChangesThreshold: number;
  readonly cancelSubscriptionDisabled: boolean;
  /** Null means the translated default. */
  readonly genericErrorMessage: string | null;
  readonly chatId: string | null;
  readonly routerUrl: string | null;
  /** Where the speed test's server is; null is `/speed-test`. */
  readonly speedTestBase: string | null;
  readonly devMode: boolean;
  readonly recaptchaSiteKey: string | null;
  /** A script in place of the captcha service's own; null loads the service's. */
  readonly captchaScriptUrl: string | null;
  readonly marketingPopUp: boolean;
  /** Whether cards can be charged; null if the configuration does not say. Rule BUY-19. */
  readonly stripeEnabled: boolean | null;
  /** A script in place of the card provider's own; null loads the provider's. */
  readonly cardScriptUrl: string | null;
  readonly facebookUrl: string | null;
  /** Hosts that a `to` or `redirect` may open directly. Rule SITE-4. */
  readonly trustedRedirectHosts: readonly string[];
  /** The languages that have the operator's own texts beside the configuration. Rule SITE-16. */
  readonly textLanguages: readonly string[];
  /** The venue's own values of theme tokens, by token name. Rule THEME-6. */
  readonly themeTokens: Readonly<Record<string, string>>;
  /** Null switches browser logging off. Rule LOG-1. */
  readonly logging: {
    readonly clientToken: string;
    readonly site: string | null;
    readonly service: string | null;
    readonly proxy: string | null;
    readonly env: string | null;
  } | null;
  /** Where client errors and timings go; null for nowhere. Rule TEL-1. */
  readonly telemetry: {
    readonly endpoint: string;
    /** Percentage of page loads that report; null is every one. */
    readonly sampleRate: number | null;
    readonly service: string | null;
    readonly env: string | null;
  } | null;
  /** Advertising trackers. Null switches a tracker off. */
  readonly tracking: {
    readonly metaPixelId: string | null;
    readonly ga4MeasurementId: string | null;
  };
};

export const defaultPublicConfig: PublicConfig = {
  authBase: '/auth',
  apiBase: '/api',
  deviceCountThreshold: DEVICE_COUNT_THRESHOLD,
  deviceChangesThreshold: DEVICE_CHANGES_THRESHOLD,
  cancelSubscriptionDisabled: CANCEL_SUBSCRIPTION_DISABLED,
  genericErrorMessage: null,
  chatId: null,
  routerUrl: null,
  devMode: false,
  recaptchaSiteKey: null,
  captchaScriptUrl: null,
  marketingPopUp: false,
  stripeEnabled: null,
  cardScriptUrl: null,
  speedTestBase: null,
  facebookUrl: null,
  trustedRedirectHosts: [],
  textLanguages: [],
  themeTokens: {},
  logging: null,
  telemetry: null,
  tracking: { metaPixelId: null, ga4MeasurementId: null },
};
