import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { coupons } from '../db/schema/sites';
import { customers } from './support/customers';
import { endContract } from './support/endContract';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';

// LAW-5
describe('a withdrawal from a change to a plan with a coupon', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('postgresql');
    for (const [site, customerCode, earlier, later] of [
      ['CW', 'foyer', 'cw-plus-month', 'cw-supersonic-month'],
      ['TC', 'COVE', 'tc-standard-4weeks', 'tc-awesome-4weeks'],
    ] as const)
      await sandbox.backend.db.insert(coupons).values([
        { code: `${site}HALF`, customerCode, percentOff: 50, periods: 6, planPriceId: earlier },
        { code: `${site}FIFTH`, customerCode, percentOff: 80, periods: 6, planPriceId: later },
        { code: `${site}QUARTER`, customerCode, percentOff: 25, periods: 6 },
      ]);
  });
  afterEach(() => void vi.restoreAllMocks());
  afterAll(() => sandbox.close());

  const helpers = customers(() => sandbox);
  const { change, charges, dashboard, days, internalCustomer, provider, rowOf, stripeCustomer } =
    helpers;
  const { end, orderOf } = endContract(() => sandbox);

  const engines = [
    {
      engine: 'STRIPE',
      begin: (coupon?: string) => stripeCustomer('cw-plus-month', coupon),
      site: 'CW',
      earlier: { priceId: 'cw-plus-month', price: 2500 },
      later: { priceId: 'cw-supersonic-month', price: 3800 },
      cheaper: 'cw-essential-month',
    },
    {
      engine: 'INTERNAL',
      begin: (coupon?: string) => internalCustomer('tc-standard-4weeks', coupon),
      site: 'TC',
      earlier: { priceId: 'tc-standard-4weeks', price: 1900 },
      later: { priceId: 'tc-awesome-4weeks', price: 3200 },
      cheaper: 'tc-single-4weeks',
    },
  ];

  /** Loses the events of the card provider. */
  const loseEvents = () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(provider().webhooks, 'constructEvent').mockImplementation(() => {
      throw new Error('Lost.');
    });
  };

  describe.each(engines)('on the $engine engine', ({ begin, site, earlier, later, cheaper }) => {
    const half = { code: `${site}HALF`, pays: earlier.price / 2 };
    const none = { code: undefined, pays: earlier.price };

    test.each([
      { name: 'its own coupon', ...half, work: () => undefined },
      {
        name: 'its own coupon, even where no event tells of the change',
        ...half,
        work: loseEvents,
      },
      { name: 'none', ...none, work: () => undefined },
      { name: 'none, even where no event tells of the change', ...none, work: loseEvents },
    ])('brings the earlier plan back with $name', async ({ code, pays, work }) => {
      const visitor = await begin(code);
      const order = await orderOf(visitor);
      await days(25);
      work();
      expect((await change(visitor, later.priceId, `${site}QUARTER`)).status).toBe(200);
      vi.restoreAllMocks();
      expect(await rowOf(visitor)).toMatchObject({ couponCode: `${site}QUARTER` });
      await days(1);
      expect((await end('withdraw', order)).status).toBe(200);
      expect(await rowOf(visitor)).toMatchObject({
        priceId: earlier.priceId,
        couponCode: code ?? null,
        couponPeriodsLeft: code ? 5 : null,
      });
      expect(await dashboard(visitor)).toMatchObject({ nextPayment: { amount: pays / 100 } });
      await days(31);
      expect((await charges(visitor)).at(-1)).toBe(pays);
    });

    /** Somebody whose earlier plan comes back at the end of a period of the other one, which a coupon makes cheap. */
    const withReturn = async (code?: string) => {
      const visitor = await begin(code);
      const order = await orderOf(visitor);
      await days(25);
      expect((await change(visitor, later.priceId, `${site}FIFTH`)).status).toBe(200);
      await days(8);
      expect(await rowOf(visitor)).toMatchObject({
        priceId: later.priceId,
        couponCode: `${site}FIFTH`,
        couponPeriodsLeft: 4,
        credit: 0,
      });
      expect((await end('withdraw', order)).body).toMatchObject({ refundAmount: null });
      return visitor;
    };

    test.each([
      { name: 'its own coupon', ...half },
      { name: 'none', ...none },
    ])('books the earlier plan with $name', async ({ code, pays }) => {
      const visitor = await withReturn(code);
      for (const left of [4, 3]) {
        expect(await dashboard(visitor)).toMatchObject({ nextPayment: { amount: pays / 100 } });
        await days(31);
        expect((await charges(visitor)).at(-1)).toBe(pays);
        expect(await rowOf(visitor)).toMatchObject({
          priceId: earlier.priceId,
          couponCode: code ?? null,
          couponPeriodsLeft: code ? left : null,
        });
      }
    });

    test('keeps the coupon of the present plan where its holder keeps that plan after all', async () => {
      const visitor = await withReturn(half.code);
      expect(await dashboard(visitor)).toMatchObject({
        subscription: { coupon: { value: `${site}FIFTH`, periodsLeft: 4 } },
      });
      expect((await change(visitor, later.priceId)).status).toBe(200);
      for (const left of [3, 2]) {
        expect(await dashboard(visitor)).toMatchObject({
          nextPayment: { amount: later.price / 500 },
        });
        await days(31);
        expect((await charges(visitor)).at(-1)).toBe(later.price / 5);
        expect(await rowOf(visitor)).toMatchObject({
          priceId: later.priceId,
          couponCode: `${site}FIFTH`,
          couponPeriodsLeft: left,
        });
      }
    });

    test('lowers the earlier plan with its coupon where its holder takes it before it comes back', async () => {
      const visitor = await begin(half.code);
      const order = await orderOf(visitor);
      await days(25);
      expect((await change(visitor, cheaper)).status).toBe(200);
      await days(8);
      expect(await rowOf(visitor)).toMatchObject({ priceId: cheaper, couponCode: null });
      expect((await end('withdraw', order)).body).toMatchObject({ refundAmount: null });
      expect((await change(visitor, earlier.priceId)).status).toBe(200);
      expect(await rowOf(visitor)).toMatchObject({
        priceId: earlier.priceId,
        couponCode: half.code,
      });
      expect(await dashboard(visitor)).toMatchObject({ nextPayment: { amount: half.pays / 100 } });
      await days(31);
      expect((await charges(visitor)).at(-1)).toBe(half.pays);
    });
  });
});
