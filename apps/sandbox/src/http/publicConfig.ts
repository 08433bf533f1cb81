import type { AnswerSent, calls } from '@foyer/api-client/contract';
import type { Backend } from '../services/Backend';

/** Public configuration in the wire format. */
export type PublicConfig = AnswerSent<typeof calls.getPublicConfig>;

/** The content of `/v2/public-config.json`. */
export const publicConfig = ({
  publicUrl,
  cardProvider,
  captcha,
}: Pick<Backend, 'publicUrl' | 'cardProvider' | 'captcha'>): PublicConfig => ({
  authBase: '/auth',
  apiBase: '/api',
  deviceCountDisplayThreshold: 100,
  deviceChangesDisplayThreshold: 100,
  disableCancelSubscription: false,
  genericErrorMessage: 'Something went wrong.',
  routerUrl: `${publicUrl}/router`,
  devMode: false,
  recaptchaSiteKey: captcha.siteKey,
  captchaScriptUrl: captcha.scriptUrl,
  marketingPopUp: false,
  stripeEnabled: true,
  speedTestBase: null,
  cardScriptUrl: cardProvider.browserOrigin ? `${cardProvider.browserOrigin}/v3/stripe.js` : null,
  facebookUrl: `${publicUrl}/sandbox/pages/facebook`,
  trustedRedirectHosts: [
    new URL(publicUrl).hostname,
    'captive.apple.com',
    'connectivitycheck.gstatic.com',
  ],
});
