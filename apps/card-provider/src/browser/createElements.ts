import { confirmIntent, type Outcome, retrieve } from './confirmIntent';
import type { Session } from './providerApi';
import { IntegrationError } from './IntegrationError';
import { paymentElement, type PaymentElement } from './paymentElement';

export interface Appearance {
  theme?: string;
  variables?: Record<string, string>;
}

export interface ElementsOptions {
  clientSecret?: string;
  appearance?: Appearance;
  mode?: string;
  locale?: string;
}

export interface Elements {
  readonly options: ElementsOptions;
  create(type: string): PaymentElement;
  getElement(type: string): PaymentElement | null;
  update(options: Partial<ElementsOptions>): void;
  submit(): Promise<{ error?: Outcome['error']; selectedPaymentMethod?: string }>;
}

export interface ConfirmOptions {
  elements: Elements;
  clientSecret?: string;
  redirect?: 'always' | 'if_required';
  confirmParams?: {
    return_url?: string;
    payment_method_data?: { billing_details?: { name?: string; email?: string } };
  };
}

/** One form of the merchant's page: here it holds at most one Payment Element. */
export function createElements(session: Session, options: ElementsOptions): Elements {
  let element: PaymentElement | null = null;
  const own = { ...options };
  return {
    options: own,
    create(type) {
      if (type !== 'payment')
        throw new IntegrationError(`A valid Element name must be provided, not ${type}.`);
      if (element) throw new IntegrationError('Can only create one Element of type payment.');
      element = paymentElement(session, own, () => (element = null));
      return element;
    },
    getElement: (type) => (type === 'payment' ? element : null),
    update: (changes) => void Object.assign(own, changes),
    async submit() {
      const error = await element?.validate();
      return error ? { error } : { selectedPaymentMethod: 'card' };
    },
  };
}

/** Confirms with the card that was typed into the Payment Element. */
export async function confirmWithElements(
  session: Session,
  { elements, clientSecret, redirect, confirmParams }: ConfirmOptions,
): Promise<Outcome> {
  const secret = clientSecret ?? elements.options.clientSecret;
  const element = elements.getElement('payment');
  if (!secret || !element)
    throw new IntegrationError('confirm needs a mounted Payment Element and a client secret.');
  // After a reload or in a second tab, a payment that has succeeded is only reported.
  const known = await retrieve(session, secret);
  const settled = known.value?.status === 'succeeded';
  const outcome = settled
    ? { [known.value?.object === 'setup_intent' ? 'setupIntent' : 'paymentIntent']: known.value }
    : await confirmTyped(session, element, secret, confirmParams);
  const returnUrl = confirmParams?.return_url;
  if (redirect !== 'if_required' && returnUrl && !outcome.error) goBack(returnUrl, outcome);
  return outcome;
}

async function confirmTyped(
  session: Session,
  element: PaymentElement,
  secret: string,
  params: ConfirmOptions['confirmParams'],
): Promise<Outcome> {
  const { method, error } = await element.tokenise(params?.payment_method_data?.billing_details);
  return method ? confirmIntent(session, secret, method) : { error };
}

function goBack(returnUrl: string, outcome: Outcome): void {
  const intent = outcome.paymentIntent ?? outcome.setupIntent;
  if (!intent) return;
  const url = new URL(returnUrl);
  url.searchParams.set(intent.object, intent.id);
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret);
  url.searchParams.set('redirect_status', intent.status);
  window.location.assign(url.href);
}
