import { describe, expect, it, vi } from 'vitest';
import { confirmPayment } from './confirmPayment';

/** As much of the provider's library as is used here. */
const library = vi.hoisted((): { stripe: unknown } => ({ stripe: null }));
vi.mock('./cardProvider', () => ({ loadCardProvider: () => Promise.resolve(library.stripe) }));

const KEYS = { clientSecret: 'pi_1_secret', publishableKey: 'pk_test' };

/** A provider whose payment waits for the bank, and what the bank's dialog ends with. */
const confirmWith = (answer: object) => {
  const retrievePaymentIntent = () =>
    Promise.resolve({ paymentIntent: { status: 'requires_action' } });
  library.stripe = { retrievePaymentIntent, handleNextAction: () => Promise.resolve(answer) };
  return confirmPayment(KEYS, null);
};

describe('a payment that the bank is to confirm', () => {
  it('is confirmed once it is paid', async () => {
    expect(await confirmWith({ paymentIntent: { status: 'succeeded' } })).toEqual({
      kind: 'confirmed',
    });
  });

  it('is refused in the provider’s words', async () => {
    const error = { type: 'card_error', message: 'The bank refused.' };
    expect(await confirmWith({ error })).toEqual({
      kind: 'refused',
      message: 'The bank refused.',
    });
  });

  it.each(['api_connection_error', 'api_error', 'rate_limit_error'])(
    'is not refused where the provider could not ask (%s)',
    async (type) => {
      const error = { type, message: 'No connection.' };
      expect(await confirmWith({ error })).toEqual({
        kind: 'unavailable',
        message: 'No connection.',
      });
    },
  );
});
