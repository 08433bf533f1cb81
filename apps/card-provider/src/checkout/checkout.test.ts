import { expect, test } from 'vitest';
import { openCheckout } from '../testing/openCheckout';
import { payByForm } from '../testing/payByForm';
import { testProvider } from '../testing/testProvider';
import { plusPlan } from '../testing/plusPlan';

test('a paid subscription checkout starts the subscription with its first invoice paid', async () => {
  const { stripe, provider, webhook, eventsArrived } = await testProvider();
  const { price, customer } = await plusPlan(stripe);
  const session = await stripe.checkout.sessions.create({
    ui_mode: 'embedded_page',
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    return_url: 'http://localhost:4200/back?session={CHECKOUT_SESSION_ID}',
    subscription_data: { metadata: { user: '7' } },
  });
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 2500 });
  expect(session.id).toMatch(/^cs_test_/);

  const answer = await payByForm(provider, session, '4242 4242 4242 4242');
  expect(answer).toEqual({
    status: 'complete',
    return_url: `http://localhost:4200/back?session=${session.id}`,
  });

  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['subscription', 'line_items'],
  });
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    line_items: { data: [{ description: 'Plus', amount_total: 2500 }] },
    subscription: { status: 'active', metadata: { user: '7' } },
  });
  const [invoice] = (
    await stripe.invoices.list({
      customer: customer.id,
      expand: ['data.payments.data.payment.payment_intent'],
    })
  ).data;
  expect(invoice).toMatchObject({
    status: 'paid',
    amount_paid: 2500,
    billing_reason: 'subscription_create',
    payments: { data: [{ payment: { payment_intent: { status: 'succeeded' } } }] },
  });
  await eventsArrived();
  const types = webhook.events.map((event) => event.type);
  expect(types).toContain('checkout.session.completed');
  expect(types).toContain('invoice.paid');
});

test('a declined card leaves the checkout open and a second card completes it', async () => {
  const { stripe, provider } = await testProvider();
  const { customer, session } = await openCheckout(stripe);
  const refused = await payByForm(provider, session, '4000 0000 0000 0002');
  expect(refused).toMatchObject({ status: 'refused', message: 'Your card was declined.' });
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);

  const paid = await payByForm(provider, session, '5555 5555 5555 4444');
  expect(paid).toEqual({ status: 'complete', return_url: null });
});

test('pressing Pay twice at once, and again in another tab, charges once', async () => {
  const { stripe, provider } = await testProvider();
  const { customer, session } = await openCheckout(stripe);
  const answers = await Promise.all(
    [1, 2, 3].map(() => payByForm(provider, session, '4242 4242 4242 4242')),
  );
  expect(answers.map((it) => it.status)).toEqual(['complete', 'complete', 'complete']);
  const charges = await stripe.paymentIntents.list({ customer: customer.id });
  expect(charges.data.map((it) => it.status)).toEqual(['succeeded']);
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toHaveLength(1);
});
