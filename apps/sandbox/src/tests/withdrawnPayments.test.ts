import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userKey } from '../services/buyers/buyerOf';
import { rateLimits } from '../services/rate-limits/RateLimits';
import { customers } from './support/customers';
import { endContract } from './support/endContract';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import type { Visitor } from './support/Visitor';

const REFUSED = {
  status: 429,
  body: {
    code: 'WITHDRAWN_OFTEN',
    message:
      'You’ve withdrawn from several orders, and we refund what you paid. You can order again 1 day after the first of these withdrawals.',
  },
};

// SEC-11
describe.each(engines)('payments that a customer gets back by withdrawing (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const {
    accept,
    change,
    charges,
    days,
    internalCustomer,
    passHolder,
    quote,
    stripeCustomer,
    useCard,
  } = customers(() => sandbox);
  const { end, orderOf } = endContract(() => sandbox);

  const buyTime = async (customer: Visitor) => {
    const { body } = await customer.call('GET', '/api/subscription/extension');
    return customer.keyed('/api/subscription/extension', { endsAt: body['endsAt'] });
  };
  const checkout = (customer: Visitor, mode: string, priceId?: string) =>
    customer.keyed('/api/billing/create-checkout-session', {
      mode,
      returnPath: '/stripe-return',
      ...(priceId && { priceId }),
    });
  const withdraw = async (customer: Visitor, order?: object) =>
    expect(await end('withdraw', order ?? (await orderOf(customer)))).toMatchObject({
      status: 200,
    });
  /** Withdrawals of a day until one more is the last that counts. */
  const almostAll = ({ userId }: Visitor) =>
    sandbox.backend.limits.take(rateLimits.withdrawnPayment, userKey(userId), 9);

  test('more time can’t be bought and given back without end, and can be bought again after 1 day', async () => {
    const customer = await passHolder();
    await almostAll(customer);
    expect((await buyTime(customer)).status).toBe(200);
    await withdraw(customer);
    const paid = await charges(customer);
    expect(await buyTime(customer)).toMatchObject(REFUSED);
    expect(await charges(customer)).toEqual(paid);
    await days(1);
    expect((await buyTime(customer)).status).toBe(200);
  });

  test('no withdrawal is ever refused, and nobody else is', async () => {
    const customer = await passHolder();
    await almostAll(customer);
    await almostAll(customer);
    await withdraw(customer);
    expect((await buyTime(await passHolder())).status).toBe(200);
  });

  test('each payment that one withdrawal returns counts', async () => {
    const customer = await passHolder();
    const order = await orderOf(customer);
    for (let time = 0; time < 9; time += 1) expect((await buyTime(customer)).status).toBe(200);
    await withdraw(customer, order);
    expect(await checkout(customer, 'payment', 'cw-plus-week')).toMatchObject(REFUSED);
  });

  test('more time is charged at most ten times a day, because one withdrawal returns all of it', async () => {
    const customer = await passHolder();
    await useCard(customer, 'pm_card_chargeCustomerFail');
    expect(await buyTime(customer)).toMatchObject({ body: { code: 'PAYMENT_DECLINED' } });
    await useCard(customer, 'pm_card_authenticationRequired');
    for (let time = 0; time < 3; time += 1)
      expect((await buyTime(customer)).body['paymentIntentId']).toMatch(/^pi_/);
    await useCard(customer, 'pm_card_visa');
    for (let time = 0; time < 10; time += 1) expect((await buyTime(customer)).status).toBe(200);
    const paid = await charges(customer);
    expect(await buyTime(customer)).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS' },
    });
    expect(await charges(customer)).toEqual(paid);
    expect((await buyTime(await passHolder())).status).toBe(200);
    await days(1);
    expect((await buyTime(customer)).status).toBe(200);
  });

  test('a plan can’t be bought and given back without end, and a card can still be saved', async () => {
    const customer = await passHolder();
    await almostAll(customer);
    await withdraw(customer);
    expect(await checkout(customer, 'payment', 'cw-plus-week')).toMatchObject(REFUSED);
    expect((await checkout(customer, 'setup')).status).toBe(201);
    await days(1);
    expect((await checkout(customer, 'payment', 'cw-plus-week')).status).toBe(201);
  });

  test('nor can a plan that the card provider doesn’t renew', async () => {
    const customer = await internalCustomer();
    await almostAll(customer);
    await withdraw(customer);
    const again = await customer.keyed('/api/internal-subscription', {
      priceId: 'tc-standard-4weeks',
    });
    expect(again).toMatchObject(REFUSED);
  });

  test('nor can a change of plan', async () => {
    const customer = await stripeCustomer();
    await days(20);
    await almostAll(customer);
    await change(customer, 'cw-supersonic-month');
    await withdraw(customer);
    const shown = await quote(customer, 'cw-supersonic-month');
    expect(await accept(customer, shown, 'cw-supersonic-month')).toMatchObject(REFUSED);
  });
});
