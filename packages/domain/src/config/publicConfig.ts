import {
  CANCEL_SUBSCRIPTION_DISABLED,
  DEVICE_CHANGES_THRESHOLD,
  DEVICE_COUNT_THRESHOLD,
} from '../constants/constants';

/** The public configuration in our names, defaults filled in. Specification, section 3. */
export type PublicConfig = {
  readonly authBase: string;
  readonly apiBase: string;
  readonly deviceCountThreshold: number;
  readonly deviceChangesThreshold: number;
  readonly cancelSubscriptionDisabled: boolean;
  /** Null means: use the translation's default. */
  readonly genericErrorMessage: string | null;
  readonly chatId: string | null;
  readonly routerUrl: string | null;
  readonly devMode: boolean;
  readonly recaptchaSiteKey: string | null;
  /** A script that stands in for the captcha's own; null loads the service's. */
  readonly captchaScriptUrl: string | null;
  readonly marketingPopUp: boolean;
  readonly stripeEnabled: boolean;
  /** A script that stands in for the card provider's own; null loads the provider's. */
  readonly cardScriptUrl: string | null;
  readonly facebookUrl: string | null;
  /** Hosts that a `to` or `redirect` may lead to by itself. */
  readonly trustedRedirectHosts: readonly string[];
  /** The venue's own values for theme tokens, by token name. */
  readonly themeTokens: Readonly<Record<string, string>>;
  /** Browser logging; null loads none. */
  readonly logging: {
    readonly clientToken: string;
    readonly site: string | null;
    readonly service: string | null;
    readonly proxy: string | null;
    readonly env: string | null;
  } | null;
  /** Advertising trackers; each waits for consent. */
  readonly tracking: {
    readonly metaPixelId: string | null;
    readonly ga4MeasurementId: string | null;
  };
};

/** What holds where the public configuration says nothing. Specification, sections 7 and 9. */
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
  stripeEnabled: true,
  cardScriptUrl: null,
  facebookUrl: null,
  trustedRedirectHosts: [],
  themeTokens: {},
  logging: null,
  tracking: { metaPixelId: null, ga4MeasurementId: null },
};
