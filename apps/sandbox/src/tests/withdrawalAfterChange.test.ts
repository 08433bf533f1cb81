import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invoices } from '../db/schema/billing';
import { plans } from '../db/schema/sites';
import { findPlan } from '../services/plans/findPlan';
import { customers } from './support/customers';
import { endContract } from './support/endContract';
import { lastMessage } from './support/outbox';
import { cards, payCheckout } from './support/payCheckout';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import type { Visitor } from './support/Visitor';

const YEAR = 365;

describe.each(engines)('a withdrawal after a change of plan (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
    await addPlan('cw-plus-month', { priceId: 'cw-basic-year', amount: 25_000 }, 'year');
    await addPlan('cw-plus-month', { priceId: 'cw-top-year', amount: 60_000 }, 'year');
    await addPlan('cw-plus-month', { priceId: 'cw-top-week', amount: 1400 }, 'week');
    await addPlan('tc-standard-4weeks', { priceId: 'tc-top-year', amount: 60_000 }, 'year');
    await addPlan('tc-standard-4weeks', { priceId: 'tc-top-week', amount: 1400 }, 'week');
  });
  afterAll(() => sandbox.close());

  const { change, charges, customerOf, days, internalCustomer, provider, stripeCustomer } =
    customers(() => sandbox);
  const { end, orderOf, preview, stranger } = endContract(() => sandbox);

  /** A plan as another one is, with a period and price of its own. */
  const addPlan = async (
    like: string,
    columns: { priceId: string; amount: number },
    magnitude: 'week' | 'year',
  ) => {
    const { db } = sandbox.backend;
    const plan = await findPlan(db, like);
    if (!plan) throw new Error('The seeds have changed.');
    const details = {
      ...plan.details,
      id: columns.priceId,
      category: `1${magnitude}`,
      period: { amount: 1, magnitude },
    };
    await db.insert(plans).values({ ...plan, ...columns, details, providerPriceId: null });
  };

  /** What the card has paid and not got back, in minor units. */
  const kept = async (customer: Visitor) => {
    const { data } = await provider().charges.list({ customer: await customerOf(customer) });
    const back = data.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0);
    return (await charges(customer)).reduce((sum, amount) => sum + amount, 0) - back;
  };

  test.each([
    {
      name: 'STRIPE: a month and a dearer year',
      begin: () => stripeCustomer('cw-plus-month'),
      to: 'cw-top-year',
      used: (2500 * 14) / 31 + (60_000 * 3) / YEAR,
    },
    {
      name: 'STRIPE: a year and a month that its credit pays',
      begin: () => stripeCustomer('cw-basic-year'),
      to: 'cw-plus-month',
      used: (25_000 * 14) / YEAR + (2500 * 3) / 30,
    },
    {
      name: 'STRIPE: a year and a week that its credit pays, and renews',
      begin: () => stripeCustomer('cw-basic-year'),
      to: 'cw-top-week',
      after: 10,
      used: (25_000 * 14) / YEAR + (1400 * 10) / 7,
    },
    {
      name: 'INTERNAL: four weeks and a dearer year',
      begin: () => internalCustomer('tc-standard-4weeks'),
      to: 'tc-top-year',
      used: (1900 * 14) / 28 + (60_000 * 3) / YEAR,
    },
    {
      name: 'INTERNAL: a year and four weeks that its credit pays',
      begin: () => internalCustomer('tc-standard-1year'),
      to: 'tc-awesome-4weeks',
      used: (19_000 * 14) / YEAR + (3200 * 3) / 28,
    },
    {
      name: 'INTERNAL: a year and a week that its credit pays, and renews',
      begin: () => internalCustomer('tc-standard-1year'),
      to: 'tc-top-week',
      after: 10,
      used: (19_000 * 14) / YEAR + (1400 * 10) / 7,
    },
  ])('leaves paid what was used. $name', async ({ begin, to, after = 3, used }) => {
    const customer = await begin();
    const order = await orderOf(customer);
    await days(14);
    expect((await change(customer, to)).status).toBe(200);
    await days(after);
    expect((await end('withdraw', order)).status).toBe(200);
    // A month has 30 or 31 days.
    expect(Math.abs((await kept(customer)) - used)).toBeLessThan(50);
  });

  test('ends a booked change that has started, within 14 days of the booking', async () => {
    const customer = await internalCustomer('tc-standard-4weeks');
    const order = await orderOf(customer);
    await days(22);
    expect((await change(customer, 'tc-single-4weeks')).status).toBe(200);
    const early = await preview(await stranger(), { kind: 'withdraw', ...order });
    expect(early.body).toMatchObject({ keepsPlan: true, refundAmount: null });
    const paid = await kept(customer);
    await days(8);
    expect((await end('withdraw', order)).status).toBe(200);
    const single = await findPlan(sandbox.backend.db, 'tc-single-4weeks');
    // Two days of the new plan's 28 are used.
    expect(Math.abs((await kept(customer)) - paid - ((single?.amount ?? 0) * 2) / 28)).toBeLessThan(
      50,
    );
  });

  test('is refused once 14 days have passed since the booking', async () => {
    const customer = await internalCustomer('tc-standard-4weeks');
    const order = await orderOf(customer);
    await days(22);
    expect((await change(customer, 'tc-single-4weeks')).status).toBe(200);
    // A weekend at their end moves it on.
    await days(18);
    const late = await preview(await stranger(), { kind: 'withdraw', ...order });
    expect(late.status).toBe(409);
    expect(JSON.stringify(late.body)).toContain('You could withdraw until');
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
        expect(body).toMatch(/£[\d.,]+ of credit stays for your next plan\./);
        // The next plan takes it off again.
        await buy(customer, 'cw-plus-month');
        expect(await creditOf(customer)).toBeLessThan(Math.max(1, credit - 2400));
      },
    );
  });

  test('returns once what a change with a coupon left as credit', async () => {
    const customer = await stripeCustomer('cw-plus-month');
    const order = await orderOf(customer);
    await days(15);
    expect((await change(customer, 'cw-supersonic-month', 'WELCOME100')).status).toBe(200);
    expect((await end('withdraw', order)).status).toBe(200);
    const half = await kept(customer);
    expect(half).toBeGreaterThan((2500 * 15) / 31 - 10);
    expect(half).toBeLessThan((2500 * 15) / 30 + 10);
  });
});
