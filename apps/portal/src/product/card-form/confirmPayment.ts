import type { PaymentKeys } from '@foyer/domain';
import type { PaymentIntent, Stripe, StripeError, StripeErrorType } from '@stripe/stripe-js';
import { loadCardProvider } from './cardProvider';

/** The outcome of the bank's confirmation of a payment. */
export type Confirmation =
  | { kind: 'confirmed' }
  /** Refused or abandoned; `message` is the card provider's own where it has one. */
  | { kind: 'refused'; message: string | null }
  /** The card provider is unavailable; `message` is its own where it has one. */
  | { kind: 'unavailable'; message: string | null }
  /** The card provider's script did not load. */
  | { kind: 'notLoaded' };

const waitsForBank: readonly PaymentIntent.Status[] = ['requires_action'];
const waitsForCard: readonly PaymentIntent.Status[] = [
  'requires_confirmation',
  'requires_payment_method',
];
const isDone: readonly PaymentIntent.Status[] = ['succeeded', 'processing', 'requires_capture'];

/** The part of the provider's answers that the portal reads. */
type Answer = {
  paymentIntent?: PaymentIntent | undefined;
  error?: StripeError | undefined;
};

const next = (
  stripe: Stripe,
  clientSecret: string,
  status: PaymentIntent.Status,
): Promise<Answer> | null => {
  if (waitsForBank.includes(status)) return stripe.handleNextAction({ clientSecret });
  return waitsForCard.includes(status) ? stripe.confirmCardPayment(clientSecret) : null;
};

/** Failures of the provider that are not about the card. */
const cannotAsk: readonly (StripeErrorType | undefined)[] = [
  'api_connection_error',
  'api_error',
  'rate_limit_error',
];

const read = ({ paymentIntent, error }: Answer): Confirmation => {
  // Another tab may have confirmed it first, which is an error here.
  const { status } = paymentIntent ?? error?.payment_intent ?? {};
  if (status && isDone.includes(status)) return { kind: 'confirmed' };
  const kind = cannotAsk.includes(error?.type) ? 'unavailable' : 'refused';
  return { kind, message: error?.message ?? null };
};

/**
 * Asks the bank to confirm a payment that is under way (3-D Secure), in a dialog inside this page.
 * A repeated call for a confirmed payment only reports that.
 *
 * @param standInUrl public configuration's address of a simulator's script; null for the real
 *   provider
 */
export const confirmPayment = async (
  { clientSecret, publishableKey }: PaymentKeys,
  standInUrl: string | null,
): Promise<Confirmation> => {
  const stripe = await loadCardProvider(publishableKey, standInUrl).catch(() => null);
  if (!stripe) return { kind: 'notLoaded' };
  try {
    const before = await stripe.retrievePaymentIntent(clientSecret);
    if (!before.paymentIntent) return read(before);
    const asked = next(stripe, clientSecret, before.paymentIntent.status);
    return read(asked ? await asked : before);
  } catch {
    return { kind: 'unavailable', message: null };
  }
};
