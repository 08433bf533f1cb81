import type { PaymentKeys } from '@foyer/domain';
import type { Appearance, StripeError } from '@stripe/stripe-js';
import { loadCardProvider } from './cardProvider';

/**
 * The outcome of a payment with the typed card; `message` is the card provider's own where it has
 * one.
 */
export type CardOutcome =
  | { kind: 'paid' }
  /** The fields are incomplete or the card is invalid. */
  | { kind: 'cardInvalid'; message: string | null }
  /** The bank or the provider refused. */
  | { kind: 'paymentFailed'; message: string | null }
  /** Another tab has voided the payment, so it can no longer be paid. */
  | { kind: 'calledOff' }
  /** No answer came, so nobody here knows whether it is paid. */
  | { kind: 'unanswered' };

/** The provider's card fields (its Payment Element) inside our own form. */
export interface CardFields {
  /**
   * Pays, with the bank's confirmation where it asks for one.
   *
   * @param returnUrl where the browser returns after a confirmation that needs the whole page
   */
  pay: (returnUrl: string) => Promise<CardOutcome>;
  close: () => void;
}

const isPaid = (status: string | undefined): boolean =>
  status === 'succeeded' || status === 'processing' || status === 'requires_capture';

/** Another tab may have paid or voided the payment. A paid one is a success. */
const failure = (error: StripeError): CardOutcome => {
  const status = error.payment_intent?.status;
  if (isPaid(status)) return { kind: 'paid' };
  if (status === 'canceled') return { kind: 'calledOff' };
  if (error.type === 'api_connection_error') return { kind: 'unanswered' };
  const kind = error.type === 'validation_error' ? 'cardInvalid' : 'paymentFailed';
  return { kind, message: error.message ?? null };
};

/** The style of the fields, from the page's theme: as our own fields beside them. Rule THEME-9. */
const appearance = (): Appearance => {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  return {
    theme: style.colorScheme === 'dark' ? 'night' : 'stripe',
    labels: 'above',
    variables: {
      colorPrimary: token('--primary'),
      colorText: token('--ink'),
      colorTextSecondary: token('--ink-2'),
      colorTextPlaceholder: token('--ink-2'),
      colorBackground: token('--surface'),
      colorDanger: token('--critical'),
      iconColor: token('--ink-2'),
      inputColorBorder: token('--control'),
      inputBoxShadow: 'none',
      inputFocusColorBorder: token('--primary'),
      inputFocusBoxShadow: `0 0 0 4px ${token('--primary-soft')}`,
      focusOutline: 'none',
      fontFamily: token('--font'),
      fontSizeBase: '17px',
      labelFontSize: '13px',
      labelFontWeight: token('--w-strong'),
      borderRadius: token('--r-field'),
      gridRowSpacing: '20px',
      gridColumnSpacing: '12px',
    },
    rules: { '.Input': { padding: '15px 16px', borderWidth: '1.5px' } },
  };
};

/**
 * Shows the provider's card fields for a payment.
 *
 * @param standInUrl public configuration's address of a simulator's script; null for the real
 *   provider
 * @throws CardProviderUnavailable when the provider's script does not load
 */
export const openCardFields = async (
  { clientSecret, publishableKey }: PaymentKeys,
  place: HTMLElement,
  standInUrl: string | null,
): Promise<CardFields> => {
  const stripe = await loadCardProvider(publishableKey, standInUrl);
  const elements = stripe.elements({ clientSecret, appearance: appearance() });
  const fields = elements.create('payment');
  fields.mount(place);
  return {
    pay: async (returnUrl) => {
      const { error: incomplete } = await elements.submit();
      if (incomplete) return { kind: 'cardInvalid', message: incomplete.message ?? null };
      const { paymentIntent, error } = await stripe.confirmPayment({
        elements,
        clientSecret,
        confirmParams: { return_url: returnUrl },
        redirect: 'if_required',
      });
      if (error) return failure(error);
      return isPaid(paymentIntent.status)
        ? { kind: 'paid' }
        : { kind: 'paymentFailed', message: null };
    },
    close: () => fields.destroy(),
  };
};
