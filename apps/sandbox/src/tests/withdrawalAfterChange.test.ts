import { DAY } from '@foyer/domain';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { invoices } from '../db/schema/billing';
import { addPlan, type NewPlan } from './support/addPlan';
import { customers } from './support/customers';
import { endContract } from './support/endContract';
import { lastMessage } from './support/outbox';
import { cards, payCheckout } from './support/payCheckout';
import { endAllPlans } from './support/endAllPlans';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import type { Visitor } from './support/Visitor';

const YEAR = 365;

describe.each(engines)('a withdrawal after a change of plan (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
    const add = (like: string, columns: NewPlan, magnitude: 'week' | 'year') =>
      addPlan(sandbox, like, columns, {
        category: `1${magnitude}`,
        period: { amount: 1, magnitude },
      });
    await add('cw-plus-month', { priceId: 'cw-basic-year', amount: 25_000 }, 'year');
    await add('cw-plus-month', { priceId: 'cw-top-year', amount: 60_000 }, 'year');
    await add('cw-plus-month', { priceId: 'cw-top-week', amount: 1400 }, 'week');
    await add('tc-standard-4weeks', { priceId: 'tc-top-year', amount: 60_000 }, 'year');
    await add('tc-standard-4weeks', { priceId: 'tc-top-week', amount: 1400 }, 'week');
  });
  beforeEach(() => endAllPlans(sandbox));
  afterAll(() => sandbox.close());

  const {
    change,
    charges,
    customerOf,
    days,
    internalCustomer,
    kept,
    provider,
    rowOf,
    stripeCustomer,
  } = customers(() => sandbox);
  const { end, orderOf, preview, stranger } = endContract(() => sandbox);

  test.each([
    {
      name: 'STRIPE: a month and a dearer year',
      begin: () => stripeCustomer('cw-plus-month'),
      to: 'cw-top-year',
      used: (2500 * 5) / 31 + (60_000 * 3) / YEAR,
    },
    {
      name: 'STRIPE: a year and a month that its credit pays',
      begin: () => stripeCustomer('cw-basic-year'),
      to: 'cw-plus-month',
      used: (25_000 * 5) / YEAR + (2500 * 3) / 30,
    },
    {
      name: 'STRIPE: a year and a week that its credit pays, and renews',
      begin: () => stripeCustomer('cw-basic-year'),
      to: 'cw-top-week',
      after: 8,
      used: (25_000 * 5) / YEAR + (1400 * 8) / 7,
    },
    {
      name: 'INTERNAL: four weeks and a dearer year',
      begin: () => internalCustomer('tc-standard-4weeks'),
      to: 'tc-top-year',
      used: (1900 * 5) / 28 + (60_000 * 3) / YEAR,
    },
    {
      name: 'INTERNAL: a year and four weeks that its credit pays',
      begin: () => internalCustomer('tc-standard-1year'),
      to: 'tc-awesome-4weeks',
      used: (19_000 * 5) / YEAR + (3200 * 3) / 28,
    },
    {
      name: 'INTERNAL: a year and a week that its credit pays, and renews',
      begin: () => internalCustomer('tc-standard-1year'),
      to: 'tc-top-week',
      after: 8,
      used: (19_000 * 5) / YEAR + (1400 * 8) / 7,
    },
  ])('leaves paid what was used. $name', async ({ begin, to, after = 3, used }) => {
    const customer = await begin();
    const order = await orderOf(customer);
    await days(5);
    expect((await change(customer, to)).status).toBe(200);
    await days(after);
    expect((await end('withdraw', order)).status).toBe(200);
    // A month has 30 or 31 days.
    expect(Math.abs((await kept(customer)) - used)).toBeLessThan(50);
  });

  // A plan of another kind of period is not ordered again: what is unused of the change pays for it.
  test.each([
    {
      name: 'STRIPE: a month',
      begin: () => stripeCustomer('cw-plus-month'),
      to: 'cw-top-year',
      price: 2500,
      unused: (2500 * 20) / 30,
    },
    {
      name: 'INTERNAL: four weeks',
      begin: () => internalCustomer('tc-standard-4weeks'),
      to: 'tc-top-year',
      price: 1900,
      unused: (1900 * 16) / 28,
    },
  ])('goes back to an older plan, which starts a period. $name', async (given) => {
    const { begin, to, price, unused } = given;
    const customer = await begin();
    const { priceId: from } = await rowOf(customer);
    await days(40);
    const order = await orderOf(customer);
    expect((await change(customer, to)).status).toBe(200);
    await days(3);
    expect((await end('withdraw', order)).status).toBe(200);
    const { priceId, periodStart, periodEnd, credit } = await rowOf(customer);
    expect({ priceId, credit }).toEqual({ priceId: from, credit: 0 });
    expect(Math.abs(periodStart - sandbox.clock.now())).toBeLessThan(DAY);
    expect((periodEnd ?? 0) - periodStart).toBeLessThan(32 * DAY);
    const [, , ...later] = await charges(customer);
    expect(later).toHaveLength(1);
    // Two periods, less what was unused of the second, three days of the year, and a new period.
    const used = 2 * price - unused + (60_000 * 3) / YEAR + price;
    expect(Math.abs((await kept(customer)) - used)).toBeLessThan(100);
    await days(32);
    expect((await charges(customer)).slice(3)).toEqual([price]);
  });

  test.each([
    ['STRIPE', () => stripeCustomer('cw-basic-year'), 'cw-basic-year', 'cw-plus-month'],
    [
      'INTERNAL',
      () => internalCustomer('tc-standard-1year'),
      'tc-standard-1year',
      'tc-awesome-4weeks',
    ],
  ] as const)(
    'goes back at the end of the period to an older year that its credit pays (%s)',
    async (_, begin, from, to) => {
      const customer = await begin();
      await days(40);
      const order = await orderOf(customer);
      expect((await change(customer, to)).status).toBe(200);
      const paid = await kept(customer);
      await days(3);
      const { body } = await end('withdraw', order);
      const { periodEnd, priceId } = await rowOf(customer);
      expect(priceId).toBe(to);
      expect(body).toMatchObject({ keepsPlan: true, refundAmount: null });
      expect(Date.parse(String(body['returnsAt']))).toBe(periodEnd);
      expect(await kept(customer)).toBe(paid);
      await days(32);
      expect((await rowOf(customer)).priceId).toBe(from);
    },
  );

  test('is refused once 14 days have passed since the booking', async () => {
    const customer = await internalCustomer('tc-standard-4weeks');
    const order = await orderOf(customer);
    await days(22);
    expect((await change(customer, 'tc-single-4weeks')).status).toBe(200);
    // A weekend at their end moves it on.
    await days(18);
    const late = await preview(await stranger(), { kind: 'withdraw', ...order });
    expect(late.status).toBe(409);
    expect(JSON.stringify(late.body)).toContain('Your right to withdraw ended on');
  });

  describe('of a plan that the credit of an earlier one has paid', () => {
    const buy = async (customer: Visitor, priceId: string) => {
      const checkout = await customer.keyed('/api/billing/create-checkout-session', {
        priceId,
        mode: 'subscription',
        returnPath: '/stripe-return',
      });
      await payCheckout(sandbox, textAt(checkout, 'clientSecret'), cards.pays);
      await customer.call('GET', `/api/billing/session-status/${textAt(checkout, 'id')}`);
    };
    const creditOf = async (customer: Visitor) => {
      const theirs = await provider().customers.retrieve(await customerOf(customer));
      return theirs.deleted ? 0 : 0 - theirs.balance;
    };
    const lastBill = async ({ userId }: Visitor) => {
      const [bill] = await sandbox.backend.db
        .select()
        .from(invoices)
        .where(eq(invoices.userId, userId))
        .orderBy(desc(invoices.createdAt));
      return bill?.number ?? '';
    };
    const leave = async (customer: Visitor, after: number) => {
      await customer.call('DELETE', '/api/subscription', { cancellationReason: 'leaving' });
      await days(after);
    };

    test.each([
      ['a part of it', 'cw-plus-month', 'cw-supersonic-month', 'WELCOME100', 32],
      ['all of it', 'cw-basic-year', 'cw-top-week', undefined, 9],
    ] as const)(
      'gives back to the card what the card paid, and the rest as credit: %s',
      async (_, from, to, coupon, period) => {
        const customer = await stripeCustomer(from);
        await days(15);
        expect((await change(customer, to, coupon)).status).toBe(200);
        await leave(customer, period);
        const [credit, paid] = [await creditOf(customer), await kept(customer)];
        expect(credit).toBeGreaterThan(1000);
        await buy(customer, 'cw-plus-month');
        expect(await creditOf(customer)).toBe(Math.max(0, credit - 2500));
        const order = { ...(await orderOf(customer)), orderNumber: await lastBill(customer) };
        const shown = await preview(await stranger(), { kind: 'withdraw', ...order });
        const done = await end('withdraw', order);
        expect(done.status).toBe(200);
        const stays = await creditOf(customer);
        expect(shown.body).toMatchObject({ creditAmount: stays / 100, currency: 'GBP' });
        expect(done.body).toMatchObject({ creditAmount: stays / 100 });
        expect(Math.abs((await kept(customer)) - paid)).toBeLessThan(3);
        expect(Math.abs((await creditOf(customer)) - credit)).toBeLessThan(3);
        const { body } = await lastMessage(sandbox, order.email);
        expect(body).toMatch(
          /You still have £[\d.,]+ of credit\. We’ll take it off the next payment you make\./,
        );
        // The next plan takes it off again.
        await buy(customer, 'cw-plus-month');
        expect(await creditOf(customer)).toBeLessThan(Math.max(1, credit - 2400));
      },
    );
  });

  test('returns once what a change with a coupon left as credit', async () => {
    const customer = await stripeCustomer('cw-plus-month');
    const order = await orderOf(customer);
    await days(5);
    expect((await change(customer, 'cw-supersonic-month', 'WELCOME100')).status).toBe(200);
    expect((await end('withdraw', order)).status).toBe(200);
    const used = await kept(customer);
    expect(used).toBeGreaterThan((2500 * 5) / 31 - 10);
    expect(used).toBeLessThan((2500 * 5) / 30 + 10);
  });
});
