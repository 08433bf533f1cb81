import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customers } from './support/customers';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import type { Visitor } from './support/Visitor';

describe.each(engines)('the credit that a change of plan leaves (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const { accept, charges, dashboard, days, internalCustomer, quote, stripeCustomer } = customers(
    () => sandbox,
  );
  /** The payment that the dashboard announces, in minor units. */
  const announced = async (visitor: Visitor) =>
    Math.round(Number((await dashboard(visitor))['nextPayment']?.['amount'] ?? 0) * 100);
  /** What is collected in the next period. */
  const collected = async (visitor: Visitor, period: number) => {
    const before = await charges(visitor);
    await days(period);
    return (await charges(visitor)).slice(before.length).reduce((sum, amount) => sum + amount, 0);
  };

  test.each([
    [
      'INTERNAL',
      () => internalCustomer('tc-standard-1year'),
      300,
      'tc-awesome-4weeks',
      undefined,
      28,
    ],
    ['STRIPE', () => stripeCustomer('cw-plus-month'), 15, 'cw-supersonic-month', 'WELCOME100', 31],
  ] as const)(
    '%s engine: each announced payment is what is charged until the credit is spent',
    async (_, begin, after, to, coupon, period) => {
      const visitor = await begin();
      await days(after);
      const shown = await quote(visitor, to, coupon);
      expect(shown.body).toMatchObject({ costToPay: 0 });
      expect((await accept(visitor, shown, to, coupon)).status).toBe(200);
      expect(await announced(visitor)).toBe(Math.round(Number(shown.body['nextAmount']) * 100));
      const payments: number[] = [];
      for (let index = 0; index < 3; index += 1) {
        const amount = await announced(visitor);
        expect([index, await collected(visitor, period)]).toEqual([index, amount]);
        payments.push(amount);
      }
      const full = Math.max(...payments);
      expect(payments.some((amount) => amount > 0 && amount < full)).toBe(true);
      expect(payments.at(-1)).toBe(full);
    },
  );
});
