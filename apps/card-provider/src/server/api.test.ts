import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { testProvider } from '../testing/testProvider';

const refused = async (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) =>
      error instanceof Stripe.errors.StripeError
        ? { type: error.rawType, code: error.code, param: error.param, status: error.statusCode }
        : error,
  );

test('an account names itself, and each has its own name', async () => {
  const accounts = [await testProvider(), await testProvider()];
  const [one, other] = await Promise.all(
    accounts.map(({ stripe }) => stripe.accounts.retrieveCurrent()),
  );
  expect(one?.id).toMatch(/^acct_/);
  expect(other?.id).not.toBe(one?.id);
});

test('a repeated idempotency key replays the first response and changes nothing twice', async () => {
  const { stripe } = await testProvider();
  const order = { amount: 700, currency: 'gbp', confirm: true, payment_method: 'pm_card_visa' };
  const answers = await Promise.all(
    [1, 2, 3].map(() => stripe.paymentIntents.create(order, { idempotencyKey: 'order-1' })),
  );
  expect(new Set(answers.map((it) => it.id)).size).toBe(1);
  expect(answers.map((it) => it.lastResponse.headers['idempotent-replayed'])).toContain('true');
  expect((await stripe.charges.list()).data).toHaveLength(1);
});

test('a declined charge is replayed as declined', async () => {
  const { stripe } = await testProvider();
  const order = {
    amount: 700,
    currency: 'gbp',
    confirm: true,
    payment_method: 'pm_card_chargeDeclined',
  };
  const pay = () => refused(stripe.paymentIntents.create(order, { idempotencyKey: 'order-2' }));
  const first = await pay();
  expect(first).toMatchObject({ code: 'card_declined', status: 402 });
  expect(await pay()).toEqual(first);
  expect((await stripe.charges.list()).data).toHaveLength(1);
});

test('an idempotency key that was used for another request is refused', async () => {
  const { stripe } = await testProvider();
  await stripe.customers.create({ name: 'Maya' }, { idempotencyKey: 'k' });
  const other = stripe.customers.create({ name: 'Noor' }, { idempotencyKey: 'k' });
  expect(await refused(other)).toMatchObject({ type: 'idempotency_error', status: 400 });
});

test('a corrected request may reuse the idempotency key of the invalid one', async () => {
  const { stripe } = await testProvider();
  const create = (duration: 'repeating' | 'once') =>
    stripe.coupons.create({ percent_off: 10, duration }, { idempotencyKey: 'c' });
  expect(await refused(create('repeating'))).toMatchObject({ status: 400 });
  expect(await create('once')).toMatchObject({ valid: true });
});

test('errors name the parameter, as the real service does', async () => {
  const { stripe } = await testProvider();
  const price = { currency: 'gbp', unit_amount: 100, product: 'prod_none' };
  expect(await refused(stripe.prices.create(price))).toEqual({
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'product',
    status: 404,
  });
  const unknown = stripe.rawRequest('POST', '/v1/customers', { nickname: 'M' });
  expect(await refused(unknown)).toMatchObject({ code: 'parameter_unknown', param: 'nickname' });
  expect(await refused(stripe.customers.retrieve('cus_none'))).toMatchObject({ status: 404 });
  const both = stripe.coupons.create({ percent_off: 10, amount_off: 5, currency: 'gbp' });
  expect(await refused(both)).toMatchObject({ type: 'invalid_request_error', status: 400 });
});

test('a request without a valid key is refused, and a publishable key reads no customers', async () => {
  const { provider } = await testProvider();
  const call = (key: string) =>
    fetch(`${provider.origin}/v1/customers`, { headers: { authorization: `Bearer ${key}` } });
  expect((await fetch(`${provider.origin}/v1/customers`)).status).toBe(401);
  expect((await call('sk_test_wrong')).status).toBe(401);
  expect((await call(provider.publishableKey)).status).toBe(401);
  expect((await call(provider.secretKey)).status).toBe(200);
});

test('a browser reads a payment only with its client secret', async () => {
  const { provider, stripe } = await testProvider();
  const intent = await stripe.paymentIntents.create({ amount: 100, currency: 'gbp' });
  const read = (secret: string) =>
    fetch(`${provider.origin}/v1/payment_intents/${intent.id}?client_secret=${secret}`, {
      headers: { authorization: `Bearer ${provider.publishableKey}` },
    });
  expect((await read('wrong')).status).toBe(400);
  expect((await read(String(intent.client_secret))).status).toBe(200);
});

test('lists are paged newest first, and the SDK reads every page', async () => {
  const { stripe } = await testProvider();
  const made: string[] = [];
  for (let index = 0; index < 7; index += 1) {
    made.push((await stripe.customers.create({ name: `No. ${index}` })).id);
  }
  const walked: string[] = [];
  for await (const customer of stripe.customers.list({ limit: 3 })) walked.push(customer.id);
  expect(walked).toEqual(made.toReversed());
  const page = await stripe.customers.list({ limit: 2, ending_before: made[1] });
  expect(page.data.map((it) => it.id)).toEqual([made[3], made[2]]);
});

test('metadata is merged, and an empty value removes its key', async () => {
  const { stripe } = await testProvider();
  const { id } = await stripe.customers.create({ metadata: { a: '1', b: '2' } });
  await stripe.customers.update(id, { metadata: { b: '', c: '3' } });
  expect(await stripe.customers.retrieve(id)).toMatchObject({ metadata: { a: '1', c: '3' } });
});

test.each(['a[b', '[]=1&[]=2', '__proto__[x]=1', 'a[][][]=1', '%', `a${'[b]'.repeat(40)}=1`])(
  'the malformed form body "%s" never causes a server error',
  async (body) => {
    const { provider } = await testProvider();
    const answer = await fetch(`${provider.origin}/v1/customers`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${provider.secretKey}` },
    });
    expect([200, 400]).toContain(answer.status);
  },
);

test('a form with very many fields is refused at once', async () => {
  const { provider } = await testProvider();
  const answer = await fetch(`${provider.origin}/v1/customers`, {
    method: 'POST',
    body: 'expand[]=a&'.repeat(1001),
    headers: { authorization: `Bearer ${provider.secretKey}` },
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    error: { message: 'Received more than 1000 parameters.' },
  });
});

test('an unknown URL is answered with 404', async () => {
  const { provider } = await testProvider();
  const answer = await fetch(`${provider.origin}/v1/nothing`);
  expect(answer.status).toBe(404);
});
