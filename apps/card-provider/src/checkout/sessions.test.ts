import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { answerBank, askForStatus, payByForm } from '../testing/payByForm';
import { plusPlan } from '../testing/plusPlan';
import { testProvider } from '../testing/testProvider';

const subscription = (price: string, customer?: string): Stripe.Checkout.SessionCreateParams => ({
  ui_mode: 'embedded_page',
  mode: 'subscription',
  ...(customer && { customer }),
  line_items: [{ price, quantity: 1 }],
  redirect_on_completion: 'never',
});

test.each([
  ['complete', 'complete', 'succeeded'],
  ['fail', 'open', 'requires_payment_method'],
  ['cancel', 'open', 'requires_payment_method'],
] as const)(
  'a bank page answered with "%s" leaves the checkout %s and the payment %s',
  async (answer, status, payment) => {
    const { stripe, provider } = await testProvider();
    const { price, customer } = await plusPlan(stripe);
    const session = await stripe.checkout.sessions.create(subscription(price.id, customer.id));
    const asked = await payByForm(provider, session, '4000 0025 0000 3155');
    expect(asked.status).toBe('requires_action');
    await answerBank(asked.bank ?? '', answer);
    const stands = await askForStatus(provider, session);
    expect(stands.status).toBe(status === 'complete' ? 'complete' : 'refused');
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe(status);
    const [intent] = (await stripe.paymentIntents.list({ customer: customer.id })).data;
    expect(intent?.status).toBe(payment);
  },
);

test('a checkout that waits for the bank in two tabs and is paid by another card charges once', async () => {
  const { stripe, provider } = await testProvider();
  const { price, customer } = await plusPlan(stripe);
  const session = await stripe.checkout.sessions.create(subscription(price.id, customer.id));
  const asked = await payByForm(provider, session, '4000 0025 0000 3155');
  expect((await payByForm(provider, session, '4242 4242 4242 4242')).status).toBe('complete');
  await answerBank(asked.bank ?? '', 'complete');
  expect((await stripe.charges.list({ customer: customer.id })).data).toHaveLength(1);
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toHaveLength(1);
});

test('a coupon and a one-off price apply to the first payment, and the checkout shows them before it', async () => {
  const { stripe, provider } = await testProvider();
  const { price, customer } = await plusPlan(stripe);
  const coupon = await stripe.coupons.create({ percent_off: 20, duration: 'once' });
  const session = await stripe.checkout.sessions.create({
    ...subscription(price.id, customer.id),
    line_items: [
      { price: price.id, quantity: 2 },
      {
        price_data: { currency: 'gbp', unit_amount: 999, product_data: { name: 'Router' } },
        quantity: 1,
      },
    ],
    discounts: [{ coupon: coupon.id }],
  });
  expect(session).toMatchObject({ amount_subtotal: 5999, amount_total: 4799 });
  await payByForm(provider, session, '4242 4242 4242 4242');
  const [invoice] = (await stripe.invoices.list({ customer: customer.id })).data;
  expect(invoice).toMatchObject({ subtotal: 5999, total: 4799, amount_paid: 4799, status: 'paid' });
  const { data } = await stripe.checkout.sessions.listLineItems(session.id);
  expect(data.map((it) => it.amount_subtotal)).toEqual([5000, 999]);
});

test('a trial charges nothing today but keeps the card for its end', async () => {
  const { stripe, provider, moveTo, now } = await testProvider();
  const { price, customer } = await plusPlan(stripe);
  const session = await stripe.checkout.sessions.create({
    ...subscription(price.id, customer.id),
    subscription_data: { trial_period_days: 7 },
  });
  expect(session.amount_total).toBe(0);
  expect((await payByForm(provider, session, '4242 4242 4242 4242')).status).toBe('complete');
  const [started] = (await stripe.subscriptions.list({ customer: customer.id })).data;
  expect(started?.status).toBe('trialing');
  await moveTo(now() + 8 * 86_400_000);
  const [charge] = (await stripe.charges.list({ customer: customer.id })).data;
  expect(charge).toMatchObject({ amount: 2500, paid: true });
});

test('a one-off payment can leave an invoice and a card for later', async () => {
  const { stripe, provider } = await testProvider();
  const { customer } = await plusPlan(stripe);
  const session = await stripe.checkout.sessions.create({
    ui_mode: 'embedded_page',
    mode: 'payment',
    customer: customer.id,
    line_items: [
      {
        price_data: { currency: 'usd', unit_amount: 1500, product_data: { name: 'Week pass' } },
        quantity: 1,
      },
    ],
    invoice_creation: { enabled: true },
    payment_intent_data: { setup_future_usage: 'off_session', metadata: { checkout: '9' } },
    redirect_on_completion: 'never',
  });
  await payByForm(provider, session, '3782 822463 10005');
  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent', 'invoice'],
  });
  expect(paid).toMatchObject({
    payment_status: 'paid',
    payment_intent: { amount_received: 1500, metadata: { checkout: '9' } },
    invoice: { status: 'paid', total: 1500, currency: 'usd' },
  });
  const methods = await stripe.paymentMethods.list({ customer: customer.id });
  expect(methods.data.map((it) => it.card?.brand)).toEqual(['amex']);
});

test('a setup session saves the card and charges nothing', async () => {
  const { stripe, provider } = await testProvider();
  const { customer } = await plusPlan(stripe);
  const session = await stripe.checkout.sessions.create({
    ui_mode: 'embedded_page',
    mode: 'setup',
    currency: 'gbp',
    customer: customer.id,
    redirect_on_completion: 'never',
  });
  expect(session).toMatchObject({ amount_total: null, payment_status: 'no_payment_required' });
  await payByForm(provider, session, '5555 5555 5555 4444');
  const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ['setup_intent'] });
  expect(done).toMatchObject({ status: 'complete', setup_intent: { status: 'succeeded' } });
  expect((await stripe.charges.list({ customer: customer.id })).data).toEqual([]);
});

test('a session cannot be paid after the merchant expires it or its time ends', async () => {
  const { stripe, provider, moveTo, now } = await testProvider();
  const { price, customer } = await plusPlan(stripe);
  const ended = await stripe.checkout.sessions.create(subscription(price.id, customer.id));
  const left = await stripe.checkout.sessions.create(subscription(price.id, customer.id));
  const asked = await payByForm(provider, ended, '4000 0025 0000 3155');
  await stripe.checkout.sessions.expire(ended.id);
  await answerBank(asked.bank ?? '', 'complete');
  await moveTo(now() + 25 * 3_600_000);
  expect((await stripe.checkout.sessions.retrieve(left.id)).status).toBe('expired');
  for (const session of [ended, left]) {
    const answer = await payByForm(provider, session, '4242 4242 4242 4242');
    expect(answer).toEqual({ status: 'expired' });
  }
  expect((await stripe.charges.list({ customer: customer.id })).data).toEqual([]);
});

test('the server requires terms to be accepted, not only the page', async () => {
  const { stripe, provider } = await testProvider();
  const { price, customer } = await plusPlan(stripe);
  const session = await stripe.checkout.sessions.create({
    ...subscription(price.id, customer.id),
    consent_collection: { terms_of_service: 'required' },
  });
  const refused = await payByForm(provider, session, '4242 4242 4242 4242', { terms: false });
  expect(refused).toMatchObject({ status: 'refused', param: 'terms' });
  expect((await payByForm(provider, session, '4242 4242 4242 4242')).status).toBe('complete');
});

test('a subscription checkout without a customer creates one', async () => {
  const { stripe, provider } = await testProvider();
  const { price } = await plusPlan(stripe);
  const session = await stripe.checkout.sessions.create(subscription(price.id));
  const fields = { email: 'noor@example.com' };
  await payByForm(provider, session, '4000 0000 0000 0002', fields);
  await payByForm(provider, session, '4242 4242 4242 4242', fields);
  const { customer } = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['customer'],
  });
  expect(customer).toMatchObject({ email: 'noor@example.com', name: 'Maya Okafor' });
});

test('a wrong client secret opens no checkout', async () => {
  const { stripe, provider } = await testProvider();
  const { price, customer } = await plusPlan(stripe);
  const session = await stripe.checkout.sessions.create(subscription(price.id, customer.id));
  const answer = await payByForm(provider, session, '4242 4242 4242 4242', {
    client_secret: `${session.id}_secret_guess`,
  });
  expect(answer).toMatchObject({ status: 'refused' });
  const page = await fetch(`${provider.origin}/embedded/checkout?session=nonsense`);
  expect(await page.text()).toContain('couldn’t open this checkout');
});

test('the form’s page and the merchant’s script come compressed on a slow network', async () => {
  const { stripe, provider } = await testProvider();
  const { price } = await plusPlan(stripe);
  const session = await stripe.checkout.sessions.create(subscription(price.id));
  const query = new URLSearchParams({ session: session.client_secret ?? '' });
  for (const [path, holds] of [
    [`/embedded/checkout?${query}`, 'Card number'],
    ['/v3/stripe.js', 'createEmbeddedCheckoutPage'],
  ]) {
    const answer = await fetch(`${provider.origin}${path}`);
    expect(answer.headers.get('content-encoding'), path).toBe('gzip');
    expect(await answer.text()).toContain(holds);
  }
});
