import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customers } from './support/customers';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

describe.each(engines)('what a site sells to a person now (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const { accept, charges, internalCustomer, quote, stripeCustomer, subscription } = customers(
    () => sandbox,
  );
  const order = (visitor: Visitor, priceId: string, couponCode?: string) =>
    visitor.keyed('/api/billing/create-checkout-session', {
      priceId,
      mode: 'subscription',
      returnPath: '/stripe-return',
      ...(couponCode && { couponCode }),
    });
  const noSuchPlan = { status: 404, body: { code: 'NOT_FOUND' } };

  test('a hidden plan is bought only with the coupon that opens it', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    expect(await order(visitor, 'cw-staff-month')).toMatchObject(noSuchPlan);
    expect(await order(visitor, 'cw-staff-month', 'AUTUMN20')).toMatchObject(noSuchPlan);
    expect(await order(visitor, 'cw-staff-month', 'WHARFSTAFF')).toMatchObject({ status: 201 });
  });

  test('a change to a hidden plan is quoted and made only with the coupon that opens it', async () => {
    const visitor = await stripeCustomer('cw-essential-month');
    const before = await charges(visitor);
    expect(await quote(visitor, 'cw-staff-month')).toMatchObject(noSuchPlan);
    const other = await quote(visitor, 'cw-plus-month');
    expect(await accept(visitor, other, 'cw-staff-month')).toMatchObject(noSuchPlan);
    expect(await charges(visitor)).toEqual(before);
    const opened = await quote(visitor, 'cw-staff-month', 'WHARFSTAFF');
    expect(opened.status).toBe(200);
    expect(await accept(visitor, opened, 'cw-staff-month', 'WHARFSTAFF')).toMatchObject({
      status: 200,
    });
  });

  test('the coupon of a hidden plan takes nothing off another plan', async () => {
    const visitor = await stripeCustomer('cw-staff-month', 'WHARFSTAFF');
    const plain = await quote(await stripeCustomer('cw-essential-month'), 'cw-plus-month');
    const shown = await quote(visitor, 'cw-plus-month');
    expect(shown.body).toMatchObject({
      couponApplied: false,
      nextAmount: plain.body['nextAmount'],
    });
    expect(await accept(visitor, shown, 'cw-plus-month')).toMatchObject({ status: 200 });
    expect((await charges(visitor)).at(-1)).toBe(Math.round(Number(shown.body['costToPay']) * 100));
    expect(await subscription(visitor)).toMatchObject({ coupon: null });
  });

  test('a plan that renews changes only to a plan that renews, on the STRIPE engine', async () => {
    const visitor = await stripeCustomer('cw-plus-month');
    expect(await quote(visitor, 'cw-essential-day')).toMatchObject(noSuchPlan);
    const other = await quote(visitor, 'cw-essential-month');
    expect(await accept(visitor, other, 'cw-essential-day')).toMatchObject(noSuchPlan);
    expect(await subscription(visitor)).toMatchObject({ priceId: 'cw-plus-month' });
  });

  test('a plan that renews changes only to a plan that renews, on the INTERNAL engine', async () => {
    const visitor = await internalCustomer('tc-standard-4weeks');
    expect(await quote(visitor, 'tc-single-1day')).toMatchObject(noSuchPlan);
    const other = await quote(visitor, 'tc-single-4weeks');
    expect(await accept(visitor, other, 'tc-single-1day')).toMatchObject(noSuchPlan);
    expect(await subscription(visitor)).toMatchObject({
      priceId: 'tc-standard-4weeks',
      scheduledChange: null,
    });
  });

  test('the list of changes and the quotes agree', async () => {
    const visitor = await internalCustomer('tc-standard-4weeks');
    const { id } = (await subscription(visitor)) as { id?: string };
    const pricesAt = async (path: string) =>
      Object.values((await visitor.call('GET', path)).body).map((plan) =>
        String(plan?.['priceId']),
      );
    const listed = await pricesAt(`/api/plans/subscription/${id}/upgrade`);
    for (const priceId of await pricesAt('/api/plans/site/trenance-cove')) {
      if (priceId === 'tc-standard-4weeks') continue;
      const { status } = await quote(visitor, priceId);
      expect([priceId, status]).toEqual([priceId, listed.includes(priceId) ? 200 : 404]);
    }
  });
});
