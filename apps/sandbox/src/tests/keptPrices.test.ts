import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addPlan } from './support/addPlan';
import { changePrice } from './support/changePrice';
import { customers } from './support/customers';
import { endAllPlans } from './support/endAllPlans';
import { endContract } from './support/endContract';
import { messagesTo } from './support/outbox';
import { cards, payCheckout } from './support/payCheckout';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import { Visitor } from './support/Visitor';

// SUB-26
describe.each(engines)('a plan whose list price changes (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
    await endAllPlans(sandbox);
    await addPlan(sandbox, 'tc-standard-4weeks', { priceId: 'tc-once-free', amount: 0 });
    await addPlan(sandbox, 'tc-standard-4weeks', { priceId: 'tc-dear', amount: 9900 });
  });
  afterAll(() => sandbox.close());
  const changedBack: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const back of changedBack.splice(0).toReversed()) await back();
  });

  const {
    accept,
    change,
    charges,
    dashboard,
    days,
    internalCustomer,
    provider,
    quote,
    rowOf,
    stripeCustomer,
    subscription,
  } = customers(() => sandbox);
  const { orderOf } = endContract(() => sandbox);

  const price = async (priceId: string, amount: number) => {
    changedBack.push(await changePrice(sandbox.backend, priceId, amount));
  };
  /** Somebody with a free plan, to which the operator then gives a price. */
  const holderOfRaised = async () => {
    const visitor = await new Visitor(sandbox, 'trenance-cove').signUp();
    const url = '/api/internal-subscription/activate-free';
    expect((await visitor.keyed(url, { priceId: 'tc-once-free' })).status).toBe(201);
    await price('tc-once-free', 500);
    return visitor;
  };
  const order = (visitor: Visitor, priceId: string) =>
    visitor.keyed('/api/internal-subscription', { priceId });
  const pay = (id: string) =>
    provider().paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  const saveCardOf = async (visitor: Visitor) => {
    const form = await visitor.keyed('/api/billing/create-checkout-session', {
      mode: 'setup',
      returnPath: '/my-account',
    });
    await payCheckout(sandbox, textAt(form, 'clientSecret'), cards.pays);
    await visitor.call('GET', `/api/billing/session-status/${textAt(form, 'id')}`);
  };

  test('stays free for its holders, who change to a paid plan at its full price', async () => {
    const visitor = await holderOfRaised();
    expect(await subscription(visitor)).toMatchObject({ price: 0 });
    await saveCardOf(visitor);
    const shown = await quote(visitor, 'tc-dear');
    expect(shown.body).toMatchObject({ costToPay: 99, effective: 'now' });
    expect((await accept(visitor, shown, 'tc-dear')).status).toBe(200);
    expect(await charges(visitor)).toEqual([9900]);
    expect(await subscription(visitor)).toMatchObject({ priceId: 'tc-dear', price: 99 });
    await days(29);
    expect(await charges(visitor)).toEqual([9900, 9900]);
  });

  test('stays free for its holders, who buy a paid plan as before', async () => {
    const visitor = await holderOfRaised();
    await pay(textAt(await order(visitor, 'tc-dear'), 'paymentIntentId'));
    expect(await subscription(visitor)).toMatchObject({ priceId: 'tc-dear', state: 'active' });
    expect(await charges(visitor)).toEqual([9900]);
  });

  test('renews at the price at which it was ordered, which the account and the email name', async () => {
    const visitor = await internalCustomer('tc-standard-1year');
    const { email } = await orderOf(visitor);
    const [paid] = await charges(visitor);
    const bought = Number(paid) / 100;
    await price('tc-standard-1year', 90_000);
    expect(await subscription(visitor)).toMatchObject({ price: bought });
    for (const passed of [330, 7]) await days(passed);
    expect(await dashboard(visitor)).toMatchObject({ nextPayment: { amount: bought } });
    const mails = await messagesTo(sandbox, email);
    const reminder = mails.findLast(({ subject }) => /renews on/.test(subject));
    expect(reminder?.body).toContain(`£${bought}.00`);
    await days(30);
    expect(await charges(visitor)).toEqual([paid, paid]);
  });

  test('is charged at its new price from the next change on', async () => {
    const visitor = await internalCustomer();
    await price('tc-dear', 12_000);
    const shown = await quote(visitor, 'tc-dear');
    expect((await accept(visitor, shown, 'tc-dear')).status).toBe(200);
    await price('tc-dear', 15_000);
    await days(29);
    expect((await charges(visitor)).at(-1)).toBe(12_000);
  });

  test('begins at the price at which it was booked', async () => {
    const visitor = await internalCustomer('tc-dear');
    expect((await change(visitor, 'tc-standard-4weeks')).status).toBe(200);
    await price('tc-standard-4weeks', 2500);
    expect(await dashboard(visitor)).toMatchObject({ nextPayment: { amount: 19 } });
    for (const passed of [29, 28]) await days(passed);
    expect(await charges(visitor)).toEqual([9900, 1900, 1900]);
    expect(await subscription(visitor)).toMatchObject({ priceId: 'tc-standard-4weeks', price: 19 });
  });

  test('is booked again at its new price by a customer who asks for it again', async () => {
    const visitor = await internalCustomer('tc-dear');
    await change(visitor, 'tc-standard-4weeks');
    await price('tc-standard-4weeks', 1700);
    const shown = await quote(visitor, 'tc-standard-4weeks');
    expect(shown.body).toMatchObject({ nextAmount: 17, effective: 'periodEnd' });
    expect((await accept(visitor, shown, 'tc-standard-4weeks')).status).toBe(200);
    await days(29);
    expect(await charges(visitor)).toEqual([9900, 1700]);
  });

  test('is refused where its price has changed since the page showed it', async () => {
    const visitor = await internalCustomer('tc-dear');
    const shown = await quote(visitor, 'tc-standard-4weeks');
    await price('tc-standard-4weeks', 2500);
    expect(await accept(visitor, shown, 'tc-standard-4weeks')).toMatchObject({
      status: 409,
      body: { code: 'PREVIEW_EXPIRED' },
    });
  });

  test('comes back at the price at which it was ordered when its holder withdraws a booked change', async () => {
    const visitor = await internalCustomer('tc-dear');
    await change(visitor, 'tc-standard-4weeks');
    await price('tc-dear', 12_000);
    const shown = await quote(visitor, 'tc-dear');
    expect(shown.body).toMatchObject({ costToPay: 0, nextAmount: 99 });
    expect((await accept(visitor, shown, 'tc-dear')).status).toBe(200);
    await days(29);
    expect(await charges(visitor)).toEqual([9900, 9900]);
  });

  test.each([
    ['INTERNAL', 'tc-standard-4weeks', () => internalCustomer(), 'tc-dear'],
    ['STRIPE', 'cw-plus-month', () => stripeCustomer(), 'cw-supersonic-month'],
  ] as const)(
    'counts as paid while its holders pay for it, although it is free for others: %s',
    async (_, priceId, buy, other) => {
      const visitor = await buy();
      const before = await rowOf(visitor);
      await price(priceId, 0);
      const refused = await (before.engine === 'INTERNAL'
        ? order(visitor, other)
        : visitor.keyed('/api/billing/create-checkout-session', {
            priceId: other,
            mode: 'subscription',
            returnPath: '/stripe-return',
          }));
      expect(refused).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('You already have a plan') },
      });
      expect(await rowOf(visitor)).toEqual(before);
    },
  );
});
