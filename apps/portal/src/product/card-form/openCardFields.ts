import type { PaymentKeys } from '@foyer/domain';
import type { StripeError } from '@stripe/stripe-js';
import { loadCardProvider } from './cardProvider';

/** How paying with the typed card came out; `message` is the card provider's own where it has one. */
export type CardOutcome =
  | { kind: 'paid' }
  /** The fields are not filled in as they should be, or the card is not one. */
  | { kind: 'cardInvalid'; message: string | null }
  /** The bank or the provider refused. */
  | { kind: 'paymentFailed'; message: string | null }
  /** The payment was given up meanwhile, in another tab: nothing can pay it any more. */
  | { kind: 'calledOff' };

/** The provider's card fields (its Payment Element) inside our own form. */
export interface CardFields {
  /**
   * Pays, the bank's confirmation included.
   *
   * @param returnUrl where a bank that takes over the whole page sends it back to
   */
  pay: (returnUrl: string) => Promise<CardOutcome>;
  close: () => void;
}

const isPaid = (status: string | undefined): boolean =>
  status === 'succeeded' || status === 'processing' || status === 'requires_capture';

/** Another tab may have paid meanwhile, which is no failure, or have given the payment up. */
const failure = (error: StripeError): CardOutcome => {
  const status = error.payment_intent?.status;
  if (isPaid(status)) return { kind: 'paid' };
  if (status === 'canceled') return { kind: 'calledOff' };
  const kind = error.type === 'validation_error' ? 'cardInvalid' : 'paymentFailed';
  return { kind, message: error.message ?? null };
};

/** The look of the fields, from the theme on the page. */
const appearance = () => {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  return {
    variables: {
      colorPrimary: token('--primary'),
      colorText: token('--ink'),
      colorBackground: token('--surface'),
      colorDanger: token('--critical'),
      borderRadius: token('--r-field'),
    },
  };
};

/**
 * Shows the provider's card fields for a payment.
 *
 * @param standInUrl public configuration's address of a simulator's script; null for the real provider
 * @throws CardProviderUnavailable when the provider's script cannot be had
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
