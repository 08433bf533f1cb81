import { defaultPublicConfig as defaults, type PublicConfig } from '@foyer/domain';
import type { InferOutput } from 'valibot';
import type { publicConfig } from '../../contract/site/publicConfig';
import { pick, pickOrNull } from '../parts/pick';

type Wire = InferOutput<typeof publicConfig>;

/** The public configuration in the domain's names, defaults filled in. Specification, sections 3 and 9. */
export const readPublicConfig = (wire: Wire): PublicConfig => ({
  authBase: wire.authBase ?? defaults.authBase,
  apiBase: wire.apiBase ?? defaults.apiBase,
  deviceCountThreshold: wire.deviceCountDisplayThreshold ?? defaults.deviceCountThreshold,
  deviceChangesThreshold: wire.deviceChangesDisplayThreshold ?? defaults.deviceChangesThreshold,
  cancelSubscriptionDisabled: wire.disableCancelSubscription,
  ...pick(wire, ['devMode', 'marketingPopUp', 'stripeEnabled', 'trustedRedirectHosts']),
  ...pickOrNull(wire, [
    'genericErrorMessage',
    'chatId',
    'routerUrl',
    'recaptchaSiteKey',
    'cardScriptUrl',
    'captchaScriptUrl',
    'facebookUrl',
  ]),
  themeTokens: wire.themeTokens ?? {},
  logging: wire.logging
    ? {
        clientToken: wire.logging.clientToken,
        ...pickOrNull(wire.logging, ['site', 'service', 'proxy', 'env']),
      }
    : null,
  tracking: pickOrNull(wire.tracking ?? {}, ['metaPixelId', 'ga4MeasurementId']),
});
