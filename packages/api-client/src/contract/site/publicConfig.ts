import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { flag, list, maybe, numeric, text } from '../parts/answerParts';

/**
 * The public configuration: one static file for each installation. Everything may be missing; the
 * defaults stand in the domain. Specification, sections 3 and 9.
 */
export const publicConfig = v.object({
  authBase: text,
  apiBase: text,
  /** From this many on, a count of devices shows as "Unlimited". */
  deviceCountDisplayThreshold: numeric,
  deviceChangesDisplayThreshold: numeric,
  disableCancelSubscription: flag,
  genericErrorMessage: text,
  /** The chat provider's button id, where the live-agent call gives none. */
  chatId: text,
  routerUrl: text,
  devMode: flag,
  recaptchaSiteKey: text,
  /** A script that stands in for the captcha's own, on a machine offline. */
  captchaScriptUrl: text,
  /** Asks once after login about marketing when nothing was ever answered. */
  marketingPopUp: flag,
  /** Missing means yes: only an explicit `false` turns the card script off. */
  stripeEnabled: v.fallback(v.nullish(v.boolean(), true), true),
  /** A script that stands in for the card provider's own: the simulator's, on a machine offline. */
  cardScriptUrl: text,
  facebookUrl: text,
  /** Hosts that a `to` or `redirect` may lead to by itself. */
  trustedRedirectHosts: list(v.string()),
  /** A venue's own values for its theme's tokens, by token name; checked by the theme's rules. */
  themeTokens: maybe(v.record(v.string(), v.string())),
  /** Browser logging; loaded only with a token. */
  logging: maybe(
    v.object({ clientToken: v.string(), site: text, service: text, proxy: text, env: text }),
  ),
  /** Advertising trackers; each waits for consent. */
  tracking: maybe(v.object({ metaPixelId: text, ga4MeasurementId: text })),
});

/**
 * The configuration of the installation: one static file.
 * Specification, section 7: GET /v2/public-config.json.
 */
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
