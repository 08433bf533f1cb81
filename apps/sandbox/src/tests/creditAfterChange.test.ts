import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { invoices as invoiceTable } from '../db/schema/billing';
import { users } from '../db/schema/users';
import { userKey } from '../services/buyers/buyerOf';
import { quoteChange } from '../services/plan-changes/quoteChange';
import { findCurrent } from '../services/subscriptions/findSubscription';
import { customers } from './support/customers';
import { endAllPlans } from './support/endAllPlans';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import type { Visitor } from './support/Visitor';

describe.each(engines)('the credit that a change of plan leaves (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  beforeEach(() => endAllPlans(sandbox));
  afterAll(() => sandbox.close());

  const {
    accept,
    change,
    charges,
    dashboard,
    days,
    internalCustomer,
    passHolder,
    quote,
    stripeCustomer,
  } = customers(() => sandbox);
  /** The payment that the dashboard announces, in minor units. */
  const announced = async (visitor: Visitor) =>
    Math.round(Number((await dashboard(visitor))['nextPayment']?.['amount'] ?? 0) * 100);
  /** The invoices on the books, oldest first. */
  const invoices = async ({ userId }: Visitor) =>
    sandbox.backend.db
      .select()
      .from(invoiceTable)
      .where(eq(invoiceTable.userId, userId))
      .orderBy(invoiceTable.createdAt);
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
      const bills = await invoices(visitor);
      expect(bills.map(({ amount }) => amount).filter((amount) => amount !== 0)).toEqual(
        await charges(visitor),
      );
      for (const { amount, lines } of bills)
        expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(amount);
      const named = bills.flatMap(({ lines }) => lines).map(({ text }) => text);
      const coupons = coupon ? [coupon] : [];
      expect(named).toEqual(expect.arrayContaining(['Kept as credit', 'Credit', ...coupons]));
      const full = Math.max(...payments);
      expect(payments.some((amount) => amount > 0 && amount < full)).toBe(true);
      expect(payments.at(-1)).toBe(full);
    },
  );
  const buyTime = async (visitor: Visitor) => {
    const { body } = await visitor.call('GET', '/api/subscription/extension');
    const bought = await visitor.keyed('/api/subscription/extension', { endsAt: body['endsAt'] });
    expect(bought.status).toBe(200);
  };

  /** A customer with a pass of a month for £13.00. */
  const monthPass = () => passHolder('rp-basic-1month', 'ruda-park-connect');
  const rowOf = async ({ userId }: Visitor) => {
    const row = await findCurrent(sandbox.backend.db, userKey(userId));
    if (!row) throw new Error('The customer has no plan.');
    return row;
  };

  // SUB-13, SUB-22
  test.each([0, 1, 2])(
    'is what was paid and not used, after a pass with %i extensions and two changes at once',
    async (extensions) => {
      const visitor = await monthPass();
      for (let count = 0; count < extensions; count += 1) await buyTime(visitor);
      expect((await change(visitor, 'rp-premium-1month')).status).toBe(200);
      expect((await change(visitor, 'rp-premium-1week')).status).toBe(200);
      const { priceId, credit } = await rowOf(visitor);
      const paid = (await charges(visitor)).reduce((sum, amount) => sum + amount, 0);
      expect({ priceId, credit }).toEqual({ priceId: 'rp-premium-1week', credit: paid - 900 });
    },
  );

  // SUB-13: such a plan has no later payment that credit could lower.
  test('never lies on a plan that does not renew, because no change leads to one', async () => {
    const visitor = await passHolder('cw-plus-week');
    const refused = await quote(visitor, 'cw-plus-day');
    expect(refused).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await rowOf(visitor)).toMatchObject({ priceId: 'cw-plus-week', credit: 0 });
  });

  test.each([
    ['before its period', (periodStart: number) => periodStart - 60_000],
    ['after the present moment', () => sandbox.clock.now() + 50_000],
  ])('is nothing for a change that is dated %s', async (_, dateOf) => {
    const visitor = await monthPass();
    const [user] = await sandbox.backend.db
      .select()
      .from(users)
      .where(eq(users.id, visitor.userId));
    if (!user) throw new Error('The customer is gone.');
    const { periodStart } = await rowOf(visitor);
    const priceId = 'rp-premium-4weeks';
    const prorationDate = Math.floor(dateOf(periodStart) / 1000) * 1000;
    const { id } = await quoteChange(sandbox.backend, user, {
      priceId,
      prorationDate,
      visitor: null,
      guesser: { buyer: userKey(user.id), network: 'here' },
    });
    const answer = await visitor.keyed('/api/subscription/upgrade', {
      id,
      priceId,
      prorationDate: new Date(prorationDate).toISOString(),
    });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'PREVIEW_EXPIRED' });
    expect((await rowOf(visitor)).priceId).toBe('rp-basic-1month');
  });
});
