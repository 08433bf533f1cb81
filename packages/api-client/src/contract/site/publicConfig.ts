import { defaultPublicConfig as defaults, type PublicConfig } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import {
  boolean,
  flag,
  optional,
  optionalAsset,
  optionalLink,
  optionalNumber,
  optionalText,
  texts,
} from '../schemas/answerSchemas';

/**
 * The public configuration: one static file for each installation. Every field may be missing. The
 * domain package has the defaults.
 */
export const publicConfig = v.pipe(
  v.object({
    /** The base address of the auth service. Without it: `/auth`. */
    authBase: optionalText,
    /** The base address of the product API. Without it: `/api`. */
    apiBase: optionalText,
    /**
     * The portal shows this number of device slots, and any greater one, as "Unlimited". Without
     * it: 100.
     */
    deviceCountDisplayThreshold: optionalNumber,
    /**
     * The portal shows this number of device changes, and any greater one, as "Unlimited". Without
     * it: 100.
     */
    deviceChangesDisplayThreshold: optionalNumber,
    /** True if customers can't cancel in the portal. Without it: false, they can. */
    disableCancelSubscription: flag,
    /** The notice for a server that does not answer. Without it: "Something went wrong". */
    genericErrorMessage: optionalText,
    /**
     * The id of the chat's button, if the live-agent call answers none. Without it: no chat unless
     * that call answers one.
     */
    chatId: optionalText,
    /**
     * The address of the router that lets devices online. Without it: the portal calls no router.
     */
    routerUrl: optionalText,
    /** True shows the build number and logs more. Without it: false. */
    devMode: flag,
    /** The captcha's site key. Without it: registration has no captcha. */
    recaptchaSiteKey: optionalText,
    /**
     * The address of a script that replaces the captcha's own, for tests without internet. Without
     * it: the captcha's own.
     */
    captchaScriptUrl: optionalAsset,
    /**
     * True asks about marketing once after log-in, if the user has not answered yet. Without it:
     * false.
     */
    marketingPopUp: flag,
    /**
     * False without a payment provider. Without it: true with the `STRIPE` engine. With
     * `INTERNAL`, the portal asks for a card only if an order needs one.
     */
    stripeEnabled: optional(boolean),
    /**
     * The address of a script that replaces the payment provider's own, for tests without internet.
     * Without it: the provider's own.
     */
    cardScriptUrl: optionalAsset,
    /**
     * The base address of the speed test: `GET …/down?bytes=n` answers n bytes, `POST …/up` accepts
     * any body. Without it: `/speed-test`.
     */
    speedTestBase: optionalAsset,
    /** The address of the Facebook button. Without it: no button. */
    facebookUrl: optionalLink,
    /** Hosts to which the portal follows a `to` or `redirect` without asking. Without it: none. */
    trustedRedirectHosts: texts,
    /**
     * The languages that have a file `texts/<language>.json` beside this one, with the operator's
     * own texts. Without it: none.
     */
    textLanguages: texts,
    /** A venue's own values for its theme's tokens, by token name. Without it: the theme's. */
    themeTokens: optional(v.record(v.string(), v.string())),
    /** The settings of browser logging. Without it: no logging. */
    logging: optional(
      v.object({
        /** The logging service's token. */
        clientToken: v.string(),
        /** The logging service's site. Without it: the service's default. */
        site: optionalText,
        /** The service name in the logs. Without it: `foyer`. */
        service: optionalText,
        /**
         * A same-origin path that forwards the logs. Without it: the browser sends them directly to
         * the service.
         */
        proxy: optionalAsset,
        /** The environment's name in the logs. Without it: none. */
        env: optionalText,
      }),
    ),
    /** What the portal reports to an OpenTelemetry collector: errors and timings. Without it: nothing. */
    telemetry: optional(
      v.object({
        /**
         * Where the reports go, as OTLP logs in JSON: a path of the portal's origin, or an address such as
         * `https://collector.example.com/v1/logs`.
         */
        endpoint: v.string(),
        /** How many of 100 page loads report. Without it: 100. */
        sampleRate: optionalNumber,
        /** The name in `service.name`. Without it: `foyer`. */
        service: optionalText,
        /** The name in `deployment.environment.name`. Without it: none. */
        env: optionalText,
      }),
    ),
    /** The advertising trackers. Each waits for consent. Without it: none. */
    tracking: optional(
      v.object({
        /** The id of Meta's pixel. Without it: the pixel is not loaded. */
        metaPixelId: optionalText,
        /** The measurement id of Google Analytics 4. Without it: it is not loaded. */
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

/** The public configuration of the installation: one static file. */
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
