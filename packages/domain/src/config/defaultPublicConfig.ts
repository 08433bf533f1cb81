import {
  CANCEL_SUBSCRIPTION_DISABLED,
  DEVICE_CHANGES_THRESHOLD,
  DEVICE_COUNT_THRESHOLD,
} from '../constants/constants';
import type { PublicConfig } from './publicConfig';

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
