import { describe, expect, it } from 'vitest';
import { defaultPublicConfig } from '../config/publicConfig';
import { messageKeys } from '../messages/messageKeys';
import * as constants from './constants';

describe('the constants', () => {
  it('have the values of docs/product/constants.md', () => {
    expect(constants).toMatchObject({
      TOKEN_EXPIRY_MARGIN: 5000,
      SNACKBAR_TIMEOUT: 5000,
      ERROR_NOTICE_TIMEOUT: 5000,
      ENTRY_TIMEOUT: 30_000,
      SITE_INFO_BACK_OFF: 20_000,
      CHAT_REPOSITION_DELAY: 1800,
      CHAT_DEFAULT_OFFSET: 20,
      CHAT_FOOTER_FALLBACK: 55,
      CHAT_MARGIN: 6,
      LOGGING_SAMPLE_RATE: 100,
      DEFAULT_TRACKING_CURRENCY: 'GBP',
      DEFAULT_CATEGORY: '4weeks',
      DEVICE_COUNT_THRESHOLD: 100,
      DEVICE_CHANGES_THRESHOLD: 100,
      CANCEL_SUBSCRIPTION_DISABLED: false,
      RESET_PASSWORD_COUNTER: 120,
      HOLIDAY_PARK_BRAND: 'ParkConnect',
    });
  });

  it('of this project have their values', () => {
    expect(constants).toMatchObject({
      DEFAULT_BRAND: 'Foyer Wi-Fi',
      DASHBOARD_PATIENCE: 100,
      UPGRADE_INFO_LIFE: 600_000,
      PASSWORD_MIN_LENGTH: 8,
      INVOICE_PAGE_SIZE: 20,
      SMS_CODE_LENGTH: 6,
      UNPAID_PURCHASE_LIFE: 82_800_000,
      PAUSE_MIN_LENGTH: 82_800_000,
      IGNORE_MAC: 'IGNORE_MAC',
    });
  });
});

describe('the defaults of the public configuration', () => {
  it('cover every key', () => {
    expect(defaultPublicConfig).toEqual({
      authBase: '/auth',
      apiBase: '/api',
      deviceCountThreshold: 100,
      deviceChangesThreshold: 100,
      cancelSubscriptionDisabled: false,
      genericErrorMessage: null,
      chatId: null,
      routerUrl: null,
      speedTestBase: null,
      devMode: false,
      recaptchaSiteKey: null,
      captchaScriptUrl: null,
      marketingPopUp: false,
      stripeEnabled: null,
      cardScriptUrl: null,
      facebookUrl: null,
      trustedRedirectHosts: [],
      textLanguages: [],
      themeTokens: {},
      logging: null,
      telemetry: null,
      tracking: { metaPixelId: null, ga4MeasurementId: null },
    });
  });
});

describe('the list of message keys', () => {
  it('names each key once, in order', () => {
    expect(messageKeys).toEqual([...new Set(messageKeys)].toSorted());
  });
});
