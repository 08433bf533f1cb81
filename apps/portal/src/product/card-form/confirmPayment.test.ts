import { describe, expect, it, vi } from 'vitest';
import { confirmPayment } from './confirmPayment';

/** The part of the provider's library that this test uses. */
const library = vi.hoisted((): { stripe: unknown } => ({ stripe: null }));
vi.mock('./cardProvider', () => ({
  loadCardProvider: () =>
    library.stripe ? Promise.resolve(library.stripe) : Promise.reject(new Error('no script')),
}));

const KEYS = { clientSecret: 'pi_1_secret', publishableKey: 'pk_test' };

/** A provider whose payment waits for the bank, and the result of the bank's dialog. */
const confirmWith = (answer: object) => {
  const retrievePaymentIntent = () =>
    Promise.resolve({ paymentIntent: { status: 'requires_action' } });
  library.stripe = { retrievePaymentIntent, handleNextAction: () => Promise.resolve(answer) };
  return confirmPayment(KEYS, null);
};

describe('a payment that waits for the bank’s confirmation', () => {
  it('is confirmed once it is paid', async () => {
    expect(await confirmWith({ paymentIntent: { status: 'succeeded' } })).toEqual({
      kind: 'confirmed',
    });
  });

  it('is confirmed when another tab was first', async () => {
    const error = { type: 'invalid_request_error', payment_intent: { status: 'succeeded' } };
    expect(await confirmWith({ error })).toEqual({ kind: 'confirmed' });
  });

  it('is refused with the provider’s message', async () => {
    const error = { type: 'card_error', message: 'The bank refused.' };
    expect(await confirmWith({ error })).toEqual({
      kind: 'refused',
      message: 'The bank refused.',
    });
  });

  it('is not asked about where the provider’s script does not load', async () => {
    library.stripe = null;
    expect(await confirmPayment(KEYS, null)).toEqual({ kind: 'notLoaded' });
  });

  it.each(['api_connection_error', 'api_error', 'rate_limit_error'])(
    'fails without a refusal when the provider could not ask the bank (%s)',
    async (type) => {
      const error = { type, message: 'No connection.' };
      expect(await confirmWith({ error })).toEqual({
        kind: 'unavailable',
        message: 'No connection.',
      });
    },
  );
});
