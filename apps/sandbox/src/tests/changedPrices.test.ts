import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { coupons } from '../db/schema/sites';
import { changePrice } from './support/changePrice';
import { customers } from './support/customers';
import { cards, payCheckout } from './support/payCheckout';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import { Visitor, type Answer } from './support/Visitor';

// LAW-10
describe.each(engines)('a price that changes while somebody orders (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());
  const changedBack: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const back of changedBack.splice(0)) await back();
  });

  const { charges, passHolder, provider, useCard } = customers(() => sandbox);

  const price = async (priceId: string, amount: number) => {
    changedBack.push(await changePrice(sandbox.backend, priceId, amount));
  };
  /** The operator changes what AUTUMN20 takes off. */
  const percent = async (percentOff: number) => {
    const { db } = sandbox.backend;
    const isThis = eq(coupons.code, 'AUTUMN20');
    changedBack.push(() => db.update(coupons).set({ percentOff: 20 }).where(isThis));
    await db.update(coupons).set({ percentOff }).where(isThis);
  };
  const order = (visitor: Visitor, given: object = {}) =>
    visitor.keyed('/api/internal-subscription', { priceId: 'tc-standard-4weeks', ...given });
  const openForm = (visitor: Visitor, given: object = {}) =>
    visitor.keyed('/api/billing/create-checkout-session', {
      priceId: 'cw-plus-week',
      mode: 'payment',
      returnPath: '/stripe-return',
      ...given,
    });
  const payForm = async (visitor: Visitor, form: Answer) => {
    await payCheckout(sandbox, textAt(form, 'clientSecret'), cards.pays);
    await visitor.call('GET', `/api/billing/session-status/${textAt(form, 'id')}`);
  };
  const pay = ({ body }: Answer) =>
    provider().paymentIntents.confirm(String(body['paymentIntentId']), {
      payment_method: 'pm_card_visa',
    });

  test('an order from before is charged at the new price', async () => {
    const visitor = await new Visitor(sandbox, 'trenance-cove').signUp();
    const before = await order(visitor);
    await price('tc-standard-4weeks', 1400);
    const after = await order(visitor);
    await expect(pay(before)).rejects.toThrow();
    await pay(after);
    await visitor.call('GET', '/api/subscription');
    expect(await charges(visitor)).toEqual([1400]);
  });

  test('a card form from before is replaced by one with the new price', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    const before = await openForm(visitor);
    expect((await openForm(visitor)).body).toEqual(before.body);
    await price('cw-plus-week', 1000);
    const after = await openForm(visitor);
    await payForm(visitor, before);
    await payForm(visitor, after);
    expect(await charges(visitor)).toEqual([1000]);
  });

  test('a card form from before is replaced by one with the coupon’s new figures', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    const plan = { priceId: 'cw-plus-month', mode: 'subscription', couponCode: 'AUTUMN20' };
    const before = await openForm(visitor, plan);
    expect((await openForm(visitor, plan)).body).toEqual(before.body);
    await percent(50);
    await payForm(visitor, await openForm(visitor, plan));
    expect(await charges(visitor)).toEqual([1250]);
  });

  const expired = { status: 409, body: { code: 'PREVIEW_EXPIRED' } };

  test('an order at another sum than its button says is refused before anything is charged', async () => {
    const visitor = await new Visitor(sandbox, 'trenance-cove').signUp();
    await price('tc-standard-4weeks', 2100);
    expect(await order(visitor, { amount: 19 })).toMatchObject(expired);
    expect((await order(visitor, { amount: 21 })).status).toBe(201);
    const user = await new Visitor(sandbox).signUp();
    const plan = { priceId: 'cw-plus-month', mode: 'subscription', couponCode: 'AUTUMN20' };
    expect(await openForm(user, { ...plan, amount: 25 })).toMatchObject(expired);
    expect((await openForm(user, { ...plan, amount: 20 })).status).toBe(201);
  });

  test('more time at another price than the page shows is refused before anything is charged', async () => {
    const visitor = await passHolder();
    const { body } = await visitor.call('GET', '/api/subscription/extension');
    await price('cw-plus-week', 1500);
    const add = (amount: number) =>
      visitor.keyed('/api/subscription/extension', { endsAt: body['endsAt'], amount });
    expect(await add(14)).toMatchObject(expired);
    expect(await charges(visitor)).toEqual([1400]);
    expect((await add(15)).status).toBe(200);
    expect(await charges(visitor)).toEqual([1400, 1500]);
  });

  test('more time that waited for the bank at an earlier price is charged at the price of now', async () => {
    const visitor = await passHolder();
    const { body } = await visitor.call('GET', '/api/subscription/extension');
    await useCard(visitor, 'pm_card_authenticationRequired');
    const add = () => visitor.keyed('/api/subscription/extension', { endsAt: body['endsAt'] });
    const before = await add();
    await price('cw-plus-week', 1000);
    const after = await add();
    await expect(pay(before)).rejects.toThrow();
    await pay(after);
    await visitor.call('GET', '/api/subscription');
    expect(await charges(visitor)).toEqual([1400, 1000]);
  });

  test('a card form that is paid at the price of before gives a receipt whose lines are its total', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    const form = await openForm(visitor);
    await price('cw-plus-week', 1000);
    await payForm(visitor, form);
    const { body } = await visitor.call('GET', '/api/billing');
    expect(body['invoices']).toMatchObject([{ amount: 14, lines: [{ amount: 14 }] }]);
  });
});
