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
    for (const [site, customerCode, earlier] of [
      ['CW', 'foyer', 'cw-plus-month'],
      ['TC', 'COVE', 'tc-standard-4weeks'],
    ] as const)
      await sandbox.backend.db.insert(coupons).values([
        { code: `${site}HALF`, customerCode, percentOff: 50, periods: 6, planPriceId: earlier },
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
    },
    {
      engine: 'INTERNAL',
      begin: (coupon?: string) => internalCustomer('tc-standard-4weeks', coupon),
      site: 'TC',
      earlier: { priceId: 'tc-standard-4weeks', price: 1900 },
      later: { priceId: 'tc-awesome-4weeks', price: 3200 },
    },
  ];

  /** Loses the events of the card provider. */
  const loseEvents = () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(provider().webhooks, 'constructEvent').mockImplementation(() => {
      throw new Error('Lost.');
    });
  };

  describe.each(engines)('on the $engine engine', ({ begin, site, earlier, later }) => {
    const half = { code: `${site}HALF`, pays: earlier.price / 2 };
    const none = { code: undefined, pays: earlier.price };

    test.each([
      { name: 'its own coupon', ...half, work: () => undefined },
      {
        name: 'its own coupon, also where no event tells of the change',
        ...half,
        work: loseEvents,
      },
      { name: 'none', ...none, work: () => undefined },
      { name: 'none, also where no event tells of the change', ...none, work: loseEvents },
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
  });
});
