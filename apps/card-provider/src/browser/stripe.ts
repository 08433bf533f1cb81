import { confirmIntent, handleNextAction, retrieveIntent } from './confirmIntent';
import { createEmbeddedCheckout, type EmbeddedCheckoutOptions } from './embeddedCheckout';
import {
  type ConfirmOptions,
  confirmWithElements,
  createElements,
  type ElementsOptions,
} from './createElements';
import type { Session } from './providerApi';

const here = document.currentScript;
const origin =
  here instanceof HTMLScriptElement ? new URL(here.src).origin : window.location.origin;

interface CardPayment {
  payment_method?: string;
}

const nothing = () => undefined;

/** `window.Stripe`: what the portal uses of the card provider's script. */
function Stripe(key: string, { locale = 'auto' }: { locale?: string } = {}) {
  if (typeof key !== 'string' || !key.startsWith('pk_')) {
    throw new Error('Please call Stripe() with your publishable key.');
  }
  const session: Session = { origin, key, locale };
  const confirmCard = (clientSecret: string, data: CardPayment = {}) =>
    confirmIntent(session, clientSecret, data.payment_method);
  const confirmElements = (options: ConfirmOptions) => confirmWithElements(session, options);
  return {
    elements: (options: ElementsOptions = {}) => createElements(session, { locale, ...options }),
    createEmbeddedCheckoutPage: (options: EmbeddedCheckoutOptions) =>
      createEmbeddedCheckout(origin, locale, options),
    confirmPayment: confirmElements,
    confirmSetup: confirmElements,
    confirmCardPayment: confirmCard,
    confirmCardSetup: confirmCard,
    handleNextAction: ({ clientSecret }: { clientSecret: string }) =>
      handleNextAction(session, clientSecret),
    handleCardAction: (clientSecret: string) => handleNextAction(session, clientSecret),
    retrievePaymentIntent: (clientSecret: string) => retrieveIntent(session, clientSecret),
    retrieveSetupIntent: (clientSecret: string) => retrieveIntent(session, clientSecret),
    registerAppInfo: nothing,
    _registerWrapper: nothing,
  };
}

// The release that the loader of the official package expects of a test key.
Stripe.version = 'endive';
Object.assign(window, { Stripe });
