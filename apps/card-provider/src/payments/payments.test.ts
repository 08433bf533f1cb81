import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { answerBank } from '../testing/payByForm';
import { changeCard, subscriber } from '../testing/subscriber';
import { startOfTests, testProvider } from '../testing/testProvider';

const intent = { amount: 2000, currency: 'gbp', confirm: true } as const;

const paymentErrorOf = async (promise: Promise<unknown>): Promise<Stripe.errors.StripeError> => {
  const outcome = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome instanceof Stripe.errors.StripeError) return outcome;
  throw new Error('The call was not refused');
};

const typedCard = (stripe: Stripe, number: string, fields: object = {}) =>
  stripe.paymentMethods.create({
    type: 'card',
    card: { number, exp_month: 8, exp_year: 2029, cvc: '123', ...fields },
  });

test.each([
  ['4242424242424242', 'visa', '4242'],
  ['5555555555554444', 'mastercard', '4444'],
  ['378282246310005', 'amex', '0005'],
])('card %s is charged and kept only as %s ending in %s', async (number, brand, last4) => {
  const { stripe } = await testProvider();
  const method = await typedCard(stripe, number, { cvc: brand === 'amex' ? '1234' : '123' });
  expect(method.card).toMatchObject({ brand, last4, exp_month: 8, exp_year: 2029 });
  expect(JSON.stringify(method)).not.toContain(number);
  const paid = await stripe.paymentIntents.create({ ...intent, payment_method: method.id });
  expect(paid).toMatchObject({ status: 'succeeded', amount_received: 2000 });
});

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000000069', 'expired_card', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
  ['4000000000000119', 'processing_error', 'processing_error'],
  ['4929420573595709', 'card_declined', 'test_mode_live_card'],
])('card %s is refused with %s, %s', async (number, code, decline) => {
  const { stripe } = await testProvider();
  const method = await typedCard(stripe, number);
  const refusal = await paymentErrorOf(
    stripe.paymentIntents.create({ ...intent, payment_method: method.id }),
  );
  expect(refusal).toBeInstanceOf(Stripe.errors.StripeCardError);
  expect(refusal).toMatchObject({ code, decline_code: decline, statusCode: 402 });
  const [kept] = (await stripe.paymentIntents.list()).data;
  expect(kept).toMatchObject({ status: 'requires_payment_method', amount_received: 0 });
  expect(kept?.last_payment_error).toMatchObject({ code });
});

test.each([
  [{ number: '4242424242424241' }, 'incorrect_number'],
  [{ exp_month: 13 }, 'invalid_expiry_month'],
  [{ exp_year: 2024 }, 'invalid_expiry_year'],
  [{ cvc: '12' }, 'invalid_cvc'],
])('a card with %o is refused as %s before any bank is asked', async (fields, code) => {
  const { stripe } = await testProvider();
  const refusal = await paymentErrorOf(typedCard(stripe, '4242424242424242', fields));
  expect(refusal.code).toBe(code);
});

test('a card can be saved and then decline every charge', async () => {
  const { stripe } = await testProvider();
  const customer = await stripe.customers.create();
  const method = await typedCard(stripe, '4000000000000341');
  const saved = await stripe.paymentMethods.attach(method.id, { customer: customer.id });
  expect(saved.customer).toBe(customer.id);
  const charge = stripe.paymentIntents.create({
    ...intent,
    customer: customer.id,
    payment_method: method.id,
    off_session: true,
  });
  expect((await paymentErrorOf(charge)).code).toBe('card_declined');
});

test.each([
  ['complete', 'succeeded'],
  ['fail', 'requires_payment_method'],
  ['cancel', 'requires_payment_method'],
] as const)('a 3-D Secure payment answered with "%s" is then %s', async (answer, status) => {
  const { stripe } = await testProvider();
  const method = await typedCard(stripe, '4000002500003155');
  const asked = await stripe.paymentIntents.create({ ...intent, payment_method: method.id });
  expect(asked).toMatchObject({ status: 'requires_action', amount_received: 0 });
  const page = String(asked.next_action?.use_stripe_sdk?.['stripe_js']);
  await Promise.all([answerBank(page, answer), answerBank(page, answer)]);
  const after = await stripe.paymentIntents.retrieve(asked.id);
  expect(after.status).toBe(status);
  const charges = await stripe.charges.list({ payment_intent: asked.id });
  expect(charges.data).toHaveLength(status === 'succeeded' ? 1 : 0);
});

test('a bank page with a guessed address does not exist', async () => {
  const { stripe, provider } = await testProvider();
  const method = await typedCard(stripe, '4000002500003155');
  const asked = await stripe.paymentIntents.create({ ...intent, payment_method: method.id });
  await answerBank(`${provider.origin}/3d-secure/${asked.id}/guess`, 'complete');
  expect((await stripe.paymentIntents.retrieve(asked.id)).status).toBe('requires_action');
});

test('a card that the bank has confirmed for off-session use renews without 3-D Secure', async () => {
  const { stripe, moveTo } = await testProvider();
  const customer = await stripe.customers.create();
  const setup = await stripe.setupIntents.create({
    customer: customer.id,
    payment_method: (await typedCard(stripe, '4000002500003155')).id,
    confirm: true,
  });
  expect(setup.status).toBe('requires_action');
  await answerBank(String(setup.next_action?.use_stripe_sdk?.['stripe_js']), 'complete');
  const saved = await stripe.setupIntents.retrieve(setup.id);
  expect(saved.status).toBe('succeeded');
  const price = await stripe.prices.create({
    currency: 'gbp',
    unit_amount: 500,
    recurring: { interval: 'day' },
    product_data: { name: 'Day pass' },
  });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    default_payment_method: String(saved.payment_method),
  });
  await moveTo(startOfTests + 2 * 86_400_000);
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
});

test('an off-session payment that requires authentication is declined', async () => {
  const { stripe } = await testProvider();
  const customer = await stripe.customers.create();
  const method = await changeCard(stripe, customer.id, 'pm_card_authenticationRequired');
  const charge = stripe.paymentIntents.create({
    ...intent,
    customer: customer.id,
    payment_method: method,
    off_session: true,
  });
  expect((await paymentErrorOf(charge)).code).toBe('authentication_required');
});

test('a cancelled payment can never be confirmed', async () => {
  const { stripe } = await testProvider();
  const open = await stripe.paymentIntents.create({ amount: 100, currency: 'gbp' });
  await stripe.paymentIntents.cancel(open.id);
  const refusal = await paymentErrorOf(
    stripe.paymentIntents.confirm(open.id, { payment_method: 'pm_card_visa' }),
  );
  expect(refusal.code).toBe('payment_intent_unexpected_state');
});

test('money is refunded once, in parts, and never more than was charged', async () => {
  const { stripe } = await testProvider();
  const paid = await stripe.paymentIntents.create({ ...intent, payment_method: 'pm_card_visa' });
  await stripe.refunds.create({ payment_intent: paid.id, amount: 500 });
  const tooMuch = stripe.refunds.create({ payment_intent: paid.id, amount: 1600 });
  expect((await paymentErrorOf(tooMuch)).param).toBe('amount');
  await stripe.refunds.create({ payment_intent: paid.id });
  const charge = await stripe.charges.retrieve(String(paid.latest_charge), { expand: ['refunds'] });
  expect(charge).toMatchObject({ amount_refunded: 2000, refunded: true });
  expect(charge.refunds?.data.map((it) => it.amount)).toEqual([1500, 500]);
});

test('another customer’s card can be neither attached nor chosen', async () => {
  const { stripe } = await testProvider();
  const { customer } = await subscriber(stripe);
  const other = await stripe.customers.create();
  const method = await changeCard(stripe, customer.id, 'pm_card_visa');
  await expect(stripe.paymentMethods.attach(method, { customer: other.id })).rejects.toThrow();
  const chosen = stripe.customers.update(other.id, {
    invoice_settings: { default_payment_method: method },
  });
  expect((await paymentErrorOf(chosen)).code).toBe('resource_missing');
});
