import { describe, expect, it, vi } from 'vitest';
import { openCardFields } from './openCardFields';

/** As much of the provider's library as is used here. */
const library = vi.hoisted((): { stripe: unknown } => ({ stripe: null }));
vi.mock('./cardProvider', () => ({ loadCardProvider: () => Promise.resolve(library.stripe) }));

const keys = { clientSecret: 'pi_1_secret_2', publishableKey: 'pk_test_1' };
const RETURN = 'https://wifi.example/v2/#/stripe-return';

interface Provider {
  submit?: object;
  confirm?: object;
}

const provider = ({ submit = {}, confirm = {} }: Provider) => {
  const fields = { mount: vi.fn(), destroy: vi.fn() };
  const confirmPayment = vi.fn(() => Promise.resolve(confirm));
  const stripe = {
    elements: () => ({ create: () => fields, submit: () => Promise.resolve(submit) }),
    confirmPayment,
  };
  library.stripe = stripe;
  return { fields, confirmPayment };
};

const pay = async (made: Provider) => {
  const { fields, confirmPayment } = provider(made);
  const place = document.createElement('div');
  const opened = await openCardFields(keys, place, null);
  return { outcome: await opened.pay(RETURN), opened, place, fields, confirmPayment };
};

describe('paying with the card in the provider’s fields', () => {
  it.each([
    ['is paid', { confirm: { paymentIntent: { status: 'succeeded' } } }, { kind: 'paid' }],
    [
      'is paid while the bank still books it',
      { confirm: { paymentIntent: { status: 'processing' } } },
      { kind: 'paid' },
    ],
    [
      'is paid where another tab has paid already',
      {
        confirm: {
          error: { type: 'invalid_request_error', payment_intent: { status: 'succeeded' } },
        },
      },
      { kind: 'paid' },
    ],
    [
      'is called off where another tab has given it up',
      {
        confirm: {
          error: { type: 'invalid_request_error', payment_intent: { status: 'canceled' } },
        },
      },
      { kind: 'calledOff' },
    ],
    [
      'says what is wrong with the fields',
      { submit: { error: { message: 'Your card number is incomplete.' } } },
      { kind: 'cardInvalid', message: 'Your card number is incomplete.' },
    ],
    [
      'says what is wrong with the card',
      { confirm: { error: { type: 'validation_error', message: 'No such card.' } } },
      { kind: 'cardInvalid', message: 'No such card.' },
    ],
    [
      'says why the bank refused',
      { confirm: { error: { type: 'card_error', message: 'Your card was declined.' } } },
      { kind: 'paymentFailed', message: 'Your card was declined.' },
    ],
    [
      'leaves the words to us where the provider has none',
      { confirm: { error: { type: 'api_error' } } },
      { kind: 'paymentFailed', message: null },
    ],
    [
      'failed where the bank’s question was given up',
      { confirm: { paymentIntent: { status: 'requires_payment_method' } } },
      { kind: 'paymentFailed', message: null },
    ],
  ])('%s', async (_, made, outcome) => {
    expect((await pay(made)).outcome).toEqual(outcome);
  });

  it('leaves the page only when the bank takes over all of it', async () => {
    const { confirmPayment } = await pay({ confirm: { paymentIntent: { status: 'succeeded' } } });
    expect(confirmPayment).toHaveBeenCalledWith(
      expect.objectContaining({
        redirect: 'if_required',
        confirmParams: { return_url: RETURN },
        clientSecret: keys.clientSecret,
      }),
    );
  });

  it('asks the bank nothing while the fields are not filled in', async () => {
    const { confirmPayment } = await pay({ submit: { error: {} } });
    expect(confirmPayment).not.toHaveBeenCalled();
  });

  it('mounts in its place, and goes away when closed', async () => {
    const { fields, place, opened } = await pay({
      confirm: { paymentIntent: { status: 'succeeded' } },
    });
    expect(fields.mount).toHaveBeenCalledWith(place);
    opened.close();
    expect(fields.destroy).toHaveBeenCalled();
  });
});
