import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { coupons } from '../db/schema/sites';
import { findSite } from '../services/sites/findSite';
import { customers } from './support/customers';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';

// COUPON-4
describe('a coupon that a user enters with a change of plan', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('postgresql');
    const { db } = sandbox.backend;
    await db.insert(coupons).values({
      code: 'PEBBLE5',
      customerCode: (await findSite(db, 'trenance-cove'))?.customerCode ?? '',
      amountOff: 500,
      currency: 'GBP',
      periods: 1,
    });
  });
  afterAll(() => sandbox.close());

  const { accept, charges, dashboard, days, internalCustomer, quote, stripeCustomer, useCard } =
    customers(() => sandbox);

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
});
