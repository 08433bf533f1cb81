import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { coupons } from '../db/schema/sites';
import { mirrorInvoice } from '../services/card-provider-sync/mirrorInvoice';
import { mirrorSubscription } from '../services/card-provider-sync/mirrorSubscription';
import { expandedId } from '../services/card-provider/expandedId';
import { findSite } from '../services/sites/findSite';
import { addPlan } from './support/addPlan';
import { customers } from './support/customers';
import { endContract } from './support/endContract';
import { endAllPlans } from './support/endAllPlans';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import type { Visitor } from './support/Visitor';

// COUPON-4
describe('a coupon that a user enters with a change of plan', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('postgresql');
    const { db } = sandbox.backend;
    await addPlan(
      sandbox,
      'cw-plus-month',
      { priceId: 'cw-top-weeks', amount: 6000 },
      { category: '4weeks', period: { amount: 4, magnitude: 'week' } },
    );
    for (const [code, site, planPriceId] of [
      ['ONLYTHREE', 'trenance-cove', 'tc-standard-4weeks'],
      ['ONLYPLUS', 'canal-wharf', 'cw-plus-month'],
    ] as const)
      await db.insert(coupons).values({
        code,
        customerCode: (await findSite(db, site))?.customerCode ?? '',
        planPriceId,
        percentOff: 50,
        periods: 6,
      });
    await db.insert(coupons).values({
      code: 'HALFTWICE',
      customerCode: (await findSite(db, 'canal-wharf'))?.customerCode ?? '',
      percentOff: 50,
      periods: 2,
      usesPerPerson: null,
    });
    await db.insert(coupons).values({
      code: 'PEBBLE5',
      customerCode: (await findSite(db, 'trenance-cove'))?.customerCode ?? '',
      amountOff: 500,
      currency: 'GBP',
      periods: 1,
    });
  });
  afterEach(() => void vi.restoreAllMocks());
  beforeEach(() => endAllPlans(sandbox));
  afterAll(() => sandbox.close());

  const { accept, charges, dashboard, days, internalCustomer, quote, stripeCustomer, useCard } =
    customers(() => sandbox);
  const { provider, rowOf } = customers(() => sandbox);
  const { end, orderOf } = endContract(() => sandbox);

  test.each([
    [
      'INTERNAL engine',
      () => internalCustomer('tc-standard-4weeks'),
      'tc-single-4weeks',
      'SEASIDE',
      900,
    ],
    [
      'STRIPE engine',
      () => stripeCustomer('cw-plus-month'),
      'cw-essential-month',
      'AUTUMN20',
      1200,
    ],
  ] as const)('%s: a scheduled change takes no coupon', async (_, begin, to, coupon, price) => {
    const visitor = await begin();
    const shown = await quote(visitor, to, coupon);
    expect(shown.body).toMatchObject({ isCouponValid: false, nextAmount: price / 100 });
    await accept(visitor, shown, to, coupon);
    await days(32);
    expect((await charges(visitor)).at(-1)).toBe(price);
  });

  test.each([
    {
      engine: 'INTERNAL',
      begin: () => internalCustomer('tc-standard-4weeks'),
      target: 'tc-awesome-4weeks',
      coupon: 'PEBBLE5',
      price: 3200,
    },
    {
      engine: 'STRIPE',
      begin: () => stripeCustomer('cw-essential-month'),
      target: 'cw-plus-month',
      coupon: 'FIVER',
      price: 2500,
    },
  ])(
    '$engine engine: a coupon for one payment takes its whole amount off the change, and nothing off the next payment',
    async ({ begin, target, coupon, price }) => {
      const visitor = await begin();
      await useCard(visitor, 'pm_card_visa');
      await days(5);
      const { body: without } = await quote(visitor, target);
      const shown = await quote(visitor, target, coupon);
      const today = Number(without['costToPay']) - 5;
      expect(shown.body['costToPay']).toBeCloseTo(today);
      expect(shown.body).toMatchObject({ couponApplied: true, nextAmount: price / 100 });
      // SUB-14
      expect(shown.body['coupon']).toEqual({ saving: 5, periodsLeft: 0 });
      expect(without['coupon']).toBeNull();
      await accept(visitor, shown, target, coupon);
      expect((await charges(visitor)).at(-1)).toBe(Math.round(today * 100));
      expect(await dashboard(visitor)).toMatchObject({ nextPayment: { amount: price / 100 } });
      await days(31);
      expect((await charges(visitor)).at(-1)).toBe(price);
    },
  );

  test.each([
    {
      engine: 'INTERNAL',
      begin: () => internalCustomer('tc-standard-4weeks'),
      target: 'tc-awesome-4weeks',
      coupon: 'SEASIDE',
      renewals: [2240, 3200],
    },
    {
      engine: 'STRIPE',
      begin: () => stripeCustomer('cw-essential-month'),
      target: 'cw-plus-month',
      coupon: 'AUTUMN20',
      renewals: [2000, 2000, 2500],
    },
  ])(
    '$engine engine: today’s payment is the first that a coupon for several payments lowers',
    async ({ begin, target, coupon, renewals }) => {
      const visitor = await begin();
      await useCard(visitor, 'pm_card_visa');
      await days(5);
      const { body: without } = await quote(visitor, target);
      const shown = await quote(visitor, target, coupon);
      // SUB-14
      const saving = Number(without['costToPay']) - Number(shown.body['costToPay']);
      expect(shown.body['coupon']).toEqual({
        saving: expect.closeTo(saving),
        periodsLeft: renewals.length - 1,
      });
      await accept(visitor, shown, target, coupon);
      const paid = (await charges(visitor)).length;
      for (const _ of renewals) await days(31);
      expect((await charges(visitor)).slice(paid)).toEqual(renewals);
    },
  );

  const forOnePlan = [
    {
      engine: 'INTERNAL',
      begin: () => internalCustomer('tc-standard-4weeks', 'ONLYTHREE'),
      plan: ['tc-standard-4weeks', 1900],
      cheaper: ['tc-single-4weeks', 900],
    },
    {
      engine: 'STRIPE',
      begin: () => stripeCustomer('cw-plus-month', 'ONLYPLUS'),
      plan: ['cw-plus-month', 2500],
      cheaper: ['cw-essential-month', 1200],
    },
  ] as const;

  // COUPON-3
  test.each(forOnePlan)(
    '$engine engine: one that is for one plan ends with it, on the screen as on the card',
    async ({ begin, plan: [plan, price], cheaper: [cheaper, less] }) => {
      const visitor = await begin();
      await useCard(visitor, 'pm_card_visa');
      await accept(visitor, await quote(visitor, cheaper), cheaper);
      await days(31);
      expect(await dashboard(visitor)).toMatchObject({
        subscription: { priceId: cheaper, coupon: null },
        nextPayment: { amount: less / 100 },
      });
      expect(await charges(visitor)).toEqual([price / 2, less]);
      const back = await quote(visitor, plan);
      expect(back.body).toMatchObject({ couponApplied: false, nextAmount: price / 100 });
      expect((await accept(visitor, back, plan)).status).toBe(200);
      expect(await dashboard(visitor)).toMatchObject({ nextPayment: { amount: price / 100 } });
      await days(31);
      expect((await charges(visitor)).at(-1)).toBe(price);
    },
  );

  // LAW-5
  test.each(forOnePlan)(
    '$engine engine: one that is for one plan comes back with it, on the screen as on the card',
    async ({ begin, plan: [plan, price], cheaper: [cheaper, less] }) => {
      const visitor = await begin();
      const order = await orderOf(visitor);
      await useCard(visitor, 'pm_card_visa');
      await days(25);
      await accept(visitor, await quote(visitor, cheaper), cheaper);
      await days(8);
      const ended = await end('withdraw', order);
      expect(ended).toMatchObject({ status: 200, body: { keepsPlan: true } });
      expect(await dashboard(visitor)).toMatchObject({
        subscription: { priceId: cheaper, coupon: null, scheduledChange: { priceId: plan } },
        nextPayment: { amount: price / 200 },
      });
      await days(31);
      expect(await charges(visitor)).toEqual([price / 2, less, price / 2]);
      expect(await dashboard(visitor)).toMatchObject({
        subscription: { priceId: plan, coupon: { periodsLeft: 4 } },
        nextPayment: { amount: price / 200 },
      });
    },
  );

  // COUPON-3
  describe('and that starts a period at the card provider', () => {
    const to = 'cw-top-weeks';
    /** What the dashboard promises, and what the card then pays, for some periods. */
    const expectRenewals = async (visitor: Visitor, renewals: number[]) => {
      const paid = (await charges(visitor)).length;
      for (const [done, amount] of renewals.entries()) {
        expect(await dashboard(visitor)).toMatchObject({ nextPayment: { amount: amount / 100 } });
        await days(28.1);
        expect((await charges(visitor)).slice(paid + done)).toEqual([amount]);
      }
    };
    /** Does this after the provider has made the change, and before its answer is read. */
    const onChange = (work: (changed: Stripe.Subscription) => Promise<void>) => {
      const { subscriptions } = provider();
      const update = subscriptions.update.bind(subscriptions);
      vi.spyOn(subscriptions, 'update').mockImplementationOnce(async (id, given, options) => {
        const changed = await update(id, given, options);
        await work(changed);
        return changed;
      });
    };

    test('lowers as many payments when the event about the change comes first', async () => {
      const visitor = await stripeCustomer('cw-plus-month');
      const shown = await quote(visitor, to, 'HALFTWICE');
      onChange(({ id }) => mirrorSubscription(sandbox.backend, id));
      expect((await accept(visitor, shown, to, 'HALFTWICE')).status).toBe(200);
      await expectRenewals(visitor, [3000, 6000]);
    });

    test('lowers as many payments when the process dies after the change', async () => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const visitor = await stripeCustomer('cw-plus-month');
      const shown = await quote(visitor, to, 'AUTUMN20');
      onChange(async ({ id, latest_invoice: invoice }) => {
        await mirrorSubscription(sandbox.backend, id);
        await mirrorInvoice(sandbox.backend, expandedId(invoice) ?? '');
        throw new Error('Cut off.');
      });
      expect((await accept(visitor, shown, to, 'AUTUMN20')).status).toBe(500);
      expect(await rowOf(visitor)).toMatchObject({ priceId: to, couponPeriodsLeft: 2 });
      await expectRenewals(visitor, [4800, 4800, 6000]);
    });

    test('lowers payments again where the same coupon is spent and entered again', async () => {
      const visitor = await stripeCustomer('cw-essential-month', 'HALFTWICE');
      await days(31);
      expect(await charges(visitor)).toEqual([600, 600]);
      expect(await rowOf(visitor)).toMatchObject({ couponPeriodsLeft: 0 });
      const shown = await quote(visitor, to, 'HALFTWICE');
      expect(shown.body).toMatchObject({ isCouponValid: true, nextAmount: 30 });
      expect((await accept(visitor, shown, to, 'HALFTWICE')).status).toBe(200);
      await expectRenewals(visitor, [3000, 6000]);
    });
  });

  test('counts as used where the process died after the change, and another coupon came with the next one', async () => {
    const visitor = await stripeCustomer('cw-essential-month');
    await useCard(visitor, 'pm_card_visa');
    const shown = await quote(visitor, 'cw-plus-month', 'FIVER');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(provider().webhooks, 'constructEvent').mockImplementation(() => {
      throw new Error('Lost.');
    });
    const { subscriptions: theirs } = provider();
    const update = theirs.update.bind(theirs);
    vi.spyOn(theirs, 'update').mockImplementationOnce(async (...given) => {
      await update(...given);
      throw new Error('Cut off.');
    });
    expect((await accept(visitor, shown, 'cw-plus-month', 'FIVER')).status).toBe(500);
    const next = () => quote(visitor, 'cw-supersonic-month', 'AUTUMN20');
    expect(await accept(visitor, await next(), 'cw-supersonic-month', 'AUTUMN20')).toMatchObject({
      status: 409,
      body: { code: 'PREVIEW_EXPIRED' },
    });
    expect(await rowOf(visitor)).toMatchObject({ priceId: 'cw-plus-month', couponCode: 'FIVER' });
    expect((await accept(visitor, await next(), 'cw-supersonic-month', 'AUTUMN20')).status).toBe(
      200,
    );
    vi.restoreAllMocks();
    await days(1);
    expect((await quote(visitor, 'cw-top-weeks', 'FIVER')).body).toMatchObject({
      isCouponValid: false,
    });
  });
});
