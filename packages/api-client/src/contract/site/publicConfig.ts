import { defaultPublicConfig as defaults, type PublicConfig } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import {
  flag,
  optional,
  optionalAsset,
  optionalLink,
  optionalNumber,
  optionalText,
  texts,
} from '../schemas/answerSchemas';

/**
 * The public configuration: one static file for each installation. Everything may be missing; the
 * defaults stand in the domain.
 */
export const publicConfig = v.pipe(
  v.object({
    /** Where the auth service is. Without it: `/auth`. */
    authBase: optionalText,
    /** Where the product API is. Without it: `/api`. */
    apiBase: optionalText,
    /** From this many on, a count of devices shows as "Unlimited". Without it: 100. */
    deviceCountDisplayThreshold: optionalNumber,
    /** From this many on, a count of device changes shows as "Unlimited". Without it: 100. */
    deviceChangesDisplayThreshold: optionalNumber,
    /** Customers cannot cancel in the portal. Without it: false, they can. */
    disableCancelSubscription: flag,
    /** What a notice says when the server does not answer. Without it: "Something went wrong". */
    genericErrorMessage: optionalText,
    /**
     * The chat's button, where the live-agent call gives none. Without it: no chat unless that call
     * gives one.
     */
    chatId: optionalText,
    /** The router that opens the network. Without it: it is never called. */
    routerUrl: optionalText,
    /** Shows the build and logs more. Without it: false. */
    devMode: flag,
    /** The captcha's site key. Without it: registering asks for no captcha. */
    recaptchaSiteKey: optionalText,
    /**
     * A script that stands in for the captcha's own, on a machine offline. Without it: the real
     * one.
     */
    captchaScriptUrl: optionalAsset,
    /** Asks once after login about marketing when nothing was ever answered. Without it: false. */
    marketingPopUp: flag,
    /**
     * The card provider may be used. Without it: true with the `STRIPE` engine; with `INTERNAL` the
     * portal asks for a card only if an order needs one.
     */
    stripeEnabled: optional(v.boolean()),
    /**
     * A script that stands in for the card provider's own, on a machine offline. Without it: the
     * real one.
     */
    cardScriptUrl: optionalAsset,
    /**
     * The speed test's server: `GET …/down?bytes=n` answers n bytes, `POST …/up` takes any. Without
     * it: `/speed-test`.
     */
    speedTestBase: optionalAsset,
    /** Where the Facebook button leads. Without it: no button. */
    facebookUrl: optionalLink,
    /** Hosts that a `to` or `redirect` may lead to by itself. Without it: none. */
    trustedRedirectHosts: texts,
    /**
     * The languages with a file `texts/<language>.json` beside this one: the operator's own texts.
     * Without it: none.
     */
    textLanguages: texts,
    /** A venue's own values for its theme's tokens, by token name. Without it: the theme's. */
    themeTokens: optional(v.record(v.string(), v.string())),
    /** Browser logging. Without it: none. */
    logging: optional(
      v.object({
        /** The logging service's token. */
        clientToken: v.string(),
        /** The service's site. Without it: its default. */
        site: optionalText,
        /** The name that logs carry. Without it: `foyer`. */
        service: optionalText,
        /** A same-origin path for the logs. Without it: straight to the service. */
        proxy: optionalAsset,
        /** The environment that logs carry. Without it: none. */
        env: optionalText,
      }),
    ),
    /** Advertising trackers; each waits for consent. Without it: none. */
    tracking: optional(
      v.object({
        /** Meta's pixel. Without it: it is not loaded. */
        metaPixelId: optionalText,
        /** Google's measurement id. Without it: it is not loaded. */
        ga4MeasurementId: optionalText,
      }),
    ),
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
      tracking: same.tracking ?? defaults.tracking,
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
