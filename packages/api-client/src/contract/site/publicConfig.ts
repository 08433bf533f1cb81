import { defaultPublicConfig as defaults, type PublicConfig } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import {
  flag,
  flagDefaultTrue,
  list,
  optional,
  optionalAsset,
  optionalLink,
  optionalNumber,
  optionalText,
} from '../schemas/answerSchemas';

/**
 * The public configuration: one static file for each installation. Everything may be missing; the
 * defaults stand in the domain.
 */
export const publicConfig = v.pipe(
  v.object({
    authBase: optionalText,
    apiBase: optionalText,
    /** From this many on, a count of devices shows as "Unlimited". */
    deviceCountDisplayThreshold: optionalNumber,
    deviceChangesDisplayThreshold: optionalNumber,
    disableCancelSubscription: flag,
    genericErrorMessage: optionalText,
    /** The chat provider's button id, where the live-agent call gives none. */
    chatId: optionalText,
    routerUrl: optionalText,
    devMode: flag,
    recaptchaSiteKey: optionalText,
    /** A script that stands in for the captcha's own, on a machine offline. */
    captchaScriptUrl: optionalAsset,
    /** Asks once after login about marketing when nothing was ever answered. */
    marketingPopUp: flag,
    /** Missing means yes: only an explicit `false` turns the card script off. */
    stripeEnabled: flagDefaultTrue,
    /** A script that stands in for the card provider's own: the simulator's, on a machine offline. */
    cardScriptUrl: optionalAsset,
    facebookUrl: optionalLink,
    /** Hosts that a `to` or `redirect` may lead to by itself. */
    trustedRedirectHosts: list(v.string()),
    /** A venue's own values for its theme's tokens, by token name; checked by the theme's rules. */
    themeTokens: optional(v.record(v.string(), v.string())),
    /** Browser logging; loaded only with a token. */
    logging: optional(
      v.object({
        clientToken: v.string(),
        site: optionalText,
        service: optionalText,
        proxy: optionalAsset,
        env: optionalText,
      }),
    ),
    /** Advertising trackers; each waits for consent. */
    tracking: optional(v.object({ metaPixelId: optionalText, ga4MeasurementId: optionalText })),
  }),
  v.transform(
    ({
      deviceCountDisplayThreshold,
      deviceChangesDisplayThreshold,
      disableCancelSubscription,
      ...same
    }): PublicConfig => ({
      ...same,
      authBase: same.authBase ?? defaults.authBase,
      apiBase: same.apiBase ?? defaults.apiBase,
      deviceCountThreshold: deviceCountDisplayThreshold ?? defaults.deviceCountThreshold,
      deviceChangesThreshold: deviceChangesDisplayThreshold ?? defaults.deviceChangesThreshold,
      cancelSubscriptionDisabled: disableCancelSubscription,
      themeTokens: same.themeTokens ?? {},
      tracking: same.tracking ?? { metaPixelId: null, ga4MeasurementId: null },
    }),
  ),
);

/** The configuration of the installation: one static file. */
export const getPublicConfig = defineCall({
  name: 'getPublicConfig',
  group: 'site',
  method: 'GET',
  path: '/v2/public-config.json',
  base: 'portal',
  session: 'none',
  status: 200,
  answer: publicConfig,
  errors: [],
  idempotent: true,
});
