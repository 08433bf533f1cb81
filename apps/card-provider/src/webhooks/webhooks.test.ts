import { expect, onTestFinished, test, vi } from 'vitest';
import { testProvider } from '../testing/testProvider';
import { webhookReceiver } from '../testing/webhookReceiver';
import { retryDelay } from './WebhookDelivery';

test('every event arrives signed and in order', async () => {
  const { stripe, eventsArrived, webhook } = await testProvider();
  const product = await stripe.products.create({ name: 'Plus' });
  const customer = await stripe.customers.create({ name: 'Maya' });
  await eventsArrived();
  expect(webhook.events.map(({ type }) => type)).toEqual(['product.created', 'customer.created']);
  expect(webhook.events.map(({ data }) => data.object)).toMatchObject([
    { id: product.id },
    { id: customer.id, object: 'customer' },
  ]);
});

test('an event that the endpoint refuses is sent again until the endpoint accepts it', async () => {
  const { stripe, webhook } = await testProvider();
  webhook.refuse(2);
  const customer = await stripe.customers.create({ name: 'Maya' });
  await vi.waitFor(() => expect(webhook.events).toHaveLength(1), { timeout: 5000 });
  expect(webhook.events[0]?.data.object).toMatchObject({ id: customer.id });
});

test('the delay between attempts doubles, up to a minute', () => {
  expect([0, 1, 2, 3, 20].map(retryDelay)).toEqual([500, 1000, 2000, 4000, 60_000]);
});

test('an event names the request that caused it', async () => {
  const { stripe } = await testProvider();
  const { id } = await stripe.customers.create({ name: 'Maya' }, { idempotencyKey: 'once' });
  const [event] = (await stripe.events.list({ type: 'customer.created' })).data;
  expect(event?.request).toMatchObject({ idempotency_key: 'once' });
  expect(await stripe.events.retrieve(event?.id ?? '')).toMatchObject({ data: { object: { id } } });
});

test('a refused request leaves no event', async () => {
  const { stripe } = await testProvider();
  await expect(
    stripe.subscriptions.create({ customer: 'cus_none', items: [{ price: 'price_none' }] }),
  ).rejects.toThrow('No such customer');
  expect((await stripe.events.list()).data).toEqual([]);
});

test('advancing the clock waits for an event that is sent twice', async () => {
  const { stripe, eventsArrived, webhook } = await testProvider();
  await stripe.customers.create({ name: 'Maya' });
  await eventsArrived();
  webhook.refuse(1);
  await stripe.customers.create({ name: 'Noor' });
  await eventsArrived();
  expect(webhook.events).toHaveLength(2);
});

test('only the types of event that the webhook asked for are delivered', async () => {
  const { stripe, eventsArrived, webhook } = await testProvider({
    enabledEvents: ['customer.created'],
  });
  await stripe.products.create({ name: 'Plus' });
  await stripe.customers.create({ name: 'Maya' });
  await eventsArrived();
  expect(webhook.events.map(({ type }) => type)).toEqual(['customer.created']);
  expect((await stripe.events.list()).data).toHaveLength(2);
});

test('a new webhook endpoint replaces the earlier one', async () => {
  const { stripe, webhook, eventsArrived } = await testProvider();
  const second = await webhookReceiver();
  onTestFinished(second.close);
  const endpoint = await stripe.webhookEndpoints.create({
    url: second.url,
    enabled_events: ['*'],
  });
  second.secret = endpoint.secret ?? '';
  await stripe.customers.create({ name: 'Maya' });
  await eventsArrived();
  expect(webhook.events).toEqual([]);
  expect(second.events.map(({ type }) => type)).toEqual(['customer.created']);
});
