import { DAY, HOUR } from '@foyer/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { invoices } from '../db/schema/billing';
import { runJobs } from '../services/jobs/runJobs';
import { addPlan, addWeeklyPlan } from './support/addPlan';
import { closeCards } from './support/closeCards';
import { customers } from './support/customers';
import { endAllPlans } from './support/endAllPlans';
import { endContract } from './support/endContract';
import { messagesTo } from './support/outbox';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import type { Visitor } from './support/Visitor';

// LAW-5
describe.each(engines)('a withdrawal from a change whose renewal is overdue (%s)', (database) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(database);
    await addPlan(sandbox, 'cw-plus-month', { priceId: 'cw-top-month', amount: 6000 });
    await addWeeklyPlan(sandbox);
  });
  beforeEach(() => endAllPlans(sandbox));
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => sandbox.close());

  const { change, charges, customerOf, days, kept, provider, rowOf, stripeCustomer, useCard } =
    customers(() => sandbox);
  const { end, orderOf } = endContract(() => sandbox);

  const unpaidInvoices = async (customer: Visitor) =>
    (await provider().invoices.list({ customer: await customerOf(customer), status: 'open' })).data;

  /** A customer of Plus who has changed, and whose card has been declined since. */
  const overdue = async (changes: string[], credit = 0) => {
    const customer = await stripeCustomer('cw-plus-month');
    const { periodEnd } = await rowOf(customer);
    await days(((periodEnd ?? 0) - sandbox.clock.now()) / DAY + 25);
    const order = await orderOf(customer);
    for (const to of changes) expect((await change(customer, to)).status).toBe(200);
    await useCard(customer, 'pm_card_chargeCustomerFail');
    await provider().customers.update(await customerOf(customer), { balance: -credit });
    await days(8);
    expect(await rowOf(customer)).toMatchObject({ state: 'past_due', priceId: changes.at(-1) });
    expect(await unpaidInvoices(customer)).toHaveLength(1);
    return { customer, order };
  };

  test.each([
    ['the invoice', ['cw-supersonic-month']],
    ['the invoice of a plan with another period', ['cw-top-week']],
    ['the invoice of the later of two changes', ['cw-supersonic-month', 'cw-top-month']],
  ])('voids %s at the card provider, and begins the earlier plan', async (_, changes) => {
    const { customer, order } = await overdue(changes, 300);
    const paid = await charges(customer);
    const unpaid = await unpaidInvoices(customer);
    for (const _back of changes) {
      const { status, body } = await end('withdraw', order);
      expect(status).toBe(200);
      expect(body).toMatchObject({ keepsPlan: true, refundAmount: null });
      const ago = sandbox.clock.now() - Date.parse(String(body['returnsAt']));
      expect(Math.abs(ago)).toBeLessThan(HOUR);
    }
    expect(await unpaidInvoices(customer)).toEqual([]);
    for (const { id = '' } of unpaid)
      await expect(provider().invoices.pay(id)).rejects.toThrow('can no longer be paid');
    await useCard(customer, 'pm_card_visa');
    await days(0.01);
    // The credit that the invoice took pays for the earlier plan.
    expect(await charges(customer)).toEqual([...paid, 2200]);
    const row = await rowOf(customer);
    expect(row).toMatchObject({
      state: 'active',
      priceId: 'cw-plus-month',
      credit: 0,
      changed: null,
      scheduledPriceId: null,
    });
    expect(Math.abs(sandbox.clock.now() - row.periodStart)).toBeLessThan(HOUR);
    await days(20);
    expect(await charges(customer)).toHaveLength(paid.length + 1);
    const { db } = sandbox.backend;
    const ofUser = eq(invoices.userId, customer.userId);
    expect(await db.$count(invoices, and(ofUser, eq(invoices.state, 'open')))).toBe(0);
  });

  test('says that the credit which the invoice took stays', async () => {
    const { order } = await overdue(['cw-supersonic-month'], 300);
    expect((await end('withdraw', order)).body).toMatchObject({ creditAmount: 3 });
  });

  test('leaves the invoice of the earlier plan unpaid where the card is still declined', async () => {
    const { customer, order } = await overdue(['cw-supersonic-month']);
    expect((await end('withdraw', order)).status).toBe(200);
    await days(0.01);
    expect(await rowOf(customer)).toMatchObject({ state: 'past_due', priceId: 'cw-plus-month' });
    expect(await unpaidInvoices(customer)).toMatchObject([{ amount_due: 2500 }]);
  });

  /** The card provider collects the overdue invoice while a withdrawal is about to void it. */
  const collectDuring = async (customer: Visitor, order: object) => {
    const { invoices: theirs } = provider();
    const real = theirs.voidInvoice.bind(theirs);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(theirs, 'voidInvoice').mockImplementation(async (id) => {
      await useCard(customer, 'pm_card_visa');
      await theirs.pay(id);
      return real(id);
    });
    expect((await end('withdraw', order)).status).toBe(502);
    vi.restoreAllMocks();
  };

  const collectAtLast = async (credit: number) => {
    const { customer, order } = await overdue(['cw-supersonic-month'], credit);
    const before = await kept(customer);
    await collectDuring(customer, order);
    return { customer, order, before };
  };

  /** A job finishes the withdrawal, and the earlier plan is paid. */
  const finish = async () => {
    await days(0.01);
    await runJobs(sandbox.backend);
    await days(0.01);
  };

  test('refunds the invoice where the card provider collects it at the last moment', async () => {
    const { customer, order, before } = await collectAtLast(0);
    await finish();
    expect(await rowOf(customer)).toMatchObject({ state: 'active', priceId: 'cw-plus-month' });
    expect((await kept(customer)) - before).toBe(2500);
    const sent = await messagesTo(sandbox, order.email);
    const told = sent.find(({ subject }) => subject.startsWith('We’ve refunded'));
    // The earlier plan goes on.
    expect(told?.body).toMatch(/Supersonic.*, but you had withdrawn before/);
  });

  test('gives back the credit that such an invoice took', async () => {
    const { customer, before } = await collectAtLast(300);
    await finish();
    expect(await rowOf(customer)).toMatchObject({ priceId: 'cw-plus-month', credit: 0 });
    expect((await kept(customer)) - before).toBe(2200);
  });

  // LAW-8
  test('brings the earlier plan back before the card provider allows the refund', async () => {
    const { customer, before } = await collectAtLast(0);
    closeCards(provider(), 'charge_disputed');
    await finish();
    expect(await rowOf(customer)).toMatchObject({ state: 'active', priceId: 'cw-plus-month' });
    expect((await kept(customer)) - before).toBeGreaterThan(2500);
    vi.restoreAllMocks();
    for (let time = 0; time < 2; time += 1) await days(0.1);
    expect((await kept(customer)) - before).toBe(2500);
  });

  test('refunds each invoice that is paid until a process that died is back', async () => {
    const { customer, order } = await overdue(['cw-supersonic-month']);
    const before = await kept(customer);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(provider().invoices, 'voidInvoice').mockRejectedValue(new Error('Cut off.'));
    expect((await end('withdraw', order)).status).toBe(500);
    await useCard(customer, 'pm_card_visa');
    await days(32);
    vi.restoreAllMocks();
    await finish();
    expect(await rowOf(customer)).toMatchObject({ state: 'active', priceId: 'cw-plus-month' });
    expect((await kept(customer)) - before).toBe(2500);
  });

  /** A customer whose plan can be withdrawn from, and whose invoice for its second week is overdue; it took £3 of credit. */
  const overdueContract = async () => {
    const customer = await stripeCustomer('cw-top-week');
    const order = await orderOf(customer);
    await useCard(customer, 'pm_card_chargeCustomerFail');
    await provider().customers.update(await customerOf(customer), { balance: -300 });
    await days(7.1);
    expect(await rowOf(customer)).toMatchObject({ state: 'past_due', credit: 0 });
    return { customer, order };
  };

  test('refunds the credit that an overdue invoice took where the plan itself ends', async () => {
    const { customer, order } = await overdueContract();
    const { status, body } = await end('withdraw', order);
    expect(status).toBe(200);
    expect(body).toMatchObject({ refundAmount: 3 });
    expect(await kept(customer)).toBe(3700);
    expect(await provider().customers.retrieve(await customerOf(customer))).toMatchObject({
      balance: 0,
    });
  });

  test('refunds the invoice, too, where the plan itself ends and the card provider collects it at the last moment', async () => {
    const { customer, order } = await overdueContract();
    await collectDuring(customer, order);
    expect(await charges(customer)).toEqual([4000, 3700]);
    await finish();
    expect(await rowOf(customer)).toMatchObject({ state: 'ended' });
    // What its credit paid comes back from the payment of the first week.
    expect(await kept(customer)).toBe(3700);
    expect(await unpaidInvoices(customer)).toEqual([]);
    expect(await provider().customers.retrieve(await customerOf(customer))).toMatchObject({
      balance: 0,
    });
    const { body } = await customer.call('GET', '/api/billing');
    expect(body).toMatchObject({ credits: [{ amount: 3 }, { amount: 37 }] });
  });

  /** The process dies when the card provider has done this. */
  const dieAfter = {
    'has voided the invoice': () => {
      const { invoices: theirs } = provider();
      const real = theirs.voidInvoice.bind(theirs);
      vi.spyOn(theirs, 'voidInvoice').mockImplementation(async (id) => {
        await real(id);
        throw new Error('Cut off.');
      });
    },
    'has swapped the plan': () => {
      const { subscriptions: theirs } = provider();
      const real = theirs.update.bind(theirs);
      vi.spyOn(theirs, 'update').mockImplementation(async (id, changes) => {
        await real(id, changes);
        throw new Error('Cut off.');
      });
    },
  };

  // LAW-8
  test.each(Object.entries(dieAfter))(
    'is finished once by a job where the process dies after the card provider %s',
    async (_, die) => {
      const { customer, order } = await overdue(['cw-supersonic-month'], 300);
      const paid = await charges(customer);
      await useCard(customer, 'pm_card_visa');
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      die();
      expect((await end('withdraw', order)).status).toBe(500);
      vi.restoreAllMocks();
      for (let run = 0; run < 2; run += 1) {
        await days(0.01);
        await runJobs(sandbox.backend);
      }
      expect(await rowOf(customer)).toMatchObject({ priceId: 'cw-plus-month', credit: 0 });
      expect(await charges(customer)).toEqual([...paid, 2200]);
      expect(await unpaidInvoices(customer)).toEqual([]);
    },
  );
});
