import { describe, expect, it, vi } from 'vitest';
import { openCardFields } from './openCardFields';

/** The part of the provider's library that this test uses. */
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
  const elements = vi.fn(() => ({ create: () => fields, submit: () => Promise.resolve(submit) }));
  const stripe = {
    elements,
    confirmPayment,
  };
  library.stripe = stripe;
  return { fields, confirmPayment, elements };
};

const pay = async (made: Provider) => {
  const { fields, confirmPayment, elements } = provider(made);
  const place = document.createElement('div');
  const opened = await openCardFields(keys, place, null);
  return { outcome: await opened.pay(RETURN), opened, place, fields, confirmPayment, elements };
};

describe('a payment with the provider’s card fields', () => {
  it.each([
    ['is paid', { confirm: { paymentIntent: { status: 'succeeded' } } }, { kind: 'paid' }],
    [
      'is paid while the bank is still processing it',
      { confirm: { paymentIntent: { status: 'processing' } } },
      { kind: 'paid' },
    ],
    [
      'is paid when another tab has already paid',
      {
        confirm: {
          error: { type: 'invalid_request_error', payment_intent: { status: 'succeeded' } },
        },
      },
      { kind: 'paid' },
    ],
    [
      'is called off when another tab has voided it',
      {
        confirm: {
          error: { type: 'invalid_request_error', payment_intent: { status: 'canceled' } },
        },
      },
      { kind: 'calledOff' },
    ],
    [
      'reports the error of an incomplete field',
      { submit: { error: { message: 'Your card number is incomplete.' } } },
      { kind: 'cardInvalid', message: 'Your card number is incomplete.' },
    ],
    [
      'reports the error of an invalid card',
      { confirm: { error: { type: 'validation_error', message: 'No such card.' } } },
      { kind: 'cardInvalid', message: 'No such card.' },
    ],
    [
      'reports the bank’s reason for a refusal',
      { confirm: { error: { type: 'card_error', message: 'Your card was declined.' } } },
      { kind: 'paymentFailed', message: 'Your card was declined.' },
    ],
    [
      'is unknown when the provider’s answer is lost',
      { confirm: { error: { type: 'api_connection_error', message: 'We were not reached.' } } },
      { kind: 'unanswered' },
    ],
    [
      'has no message when the provider gives none',
      { confirm: { error: { type: 'api_error' } } },
      { kind: 'paymentFailed', message: null },
    ],
    [
      'fails when the user abandons the bank’s confirmation',
      { confirm: { paymentIntent: { status: 'requires_payment_method' } } },
      { kind: 'paymentFailed', message: null },
    ],
  ])('%s', async (_, made, outcome) => {
    expect((await pay(made)).outcome).toEqual(outcome);
  });

  it('leaves the page only when the bank’s confirmation needs the whole page', async () => {
    const { confirmPayment } = await pay({ confirm: { paymentIntent: { status: 'succeeded' } } });
    expect(confirmPayment).toHaveBeenCalledWith(
      expect.objectContaining({
        redirect: 'if_required',
        confirmParams: { return_url: RETURN },
        clientSecret: keys.clientSecret,
      }),
    );
  });

  it('is not sent to the bank while the fields are incomplete', async () => {
    const { confirmPayment } = await pay({ submit: { error: {} } });
    expect(confirmPayment).not.toHaveBeenCalled();
  });

  it.each([
    ['light', 'stripe'],
    ['dark', 'night'],
  ])('gives the fields the look of the theme in its %s scheme', async (scheme, theme) => {
    const { style } = document.documentElement;
    style.colorScheme = scheme;
    style.setProperty('--surface', '#102017');
    style.setProperty('--control', '#6d8075');
    style.setProperty('--primary-soft', '#1f3b2d');
    style.setProperty('--r-field', '10px');
    const { elements } = await pay({ confirm: { paymentIntent: { status: 'succeeded' } } });
    style.cssText = '';
    expect(elements).toHaveBeenCalledWith(
      expect.objectContaining({
        appearance: expect.objectContaining({
          theme,
          labels: 'above',
          variables: expect.objectContaining({
            colorBackground: '#102017',
            inputColorBorder: '#6d8075',
            inputFocusBoxShadow: '0 0 0 4px #1f3b2d',
            borderRadius: '10px',
          }),
        }),
      }),
    );
  });

  it('mounts the fields in their element, and removes them when closed', async () => {
    const { fields, place, opened } = await pay({
      confirm: { paymentIntent: { status: 'succeeded' } },
    });
    expect(fields.mount).toHaveBeenCalledWith(place);
    opened.close();
    expect(fields.destroy).toHaveBeenCalled();
  });
});
