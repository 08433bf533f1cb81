import { DAY, HOUR } from '@foyer/domain';
import { and, eq, gte } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { invoices } from '../db/schema/billing';
import { sites } from '../db/schema/sites';
import { subscriptions } from '../db/schema/subscriptions';
import { mirrorInvoice } from '../services/card-provider-sync/mirrorInvoice';
import { reconcilePurchases } from '../services/jobs/reconcileWithProvider';
import { runJobs } from '../services/jobs/runJobs';
import { queueNotice } from '../services/notices/queueNotice';
import type { SubscriptionRow } from '../services/subscriptions/findSubscription';
import { addPlan, addWeeklyPlan } from './support/addPlan';
import { changeSite } from './support/changeSite';
import { customers } from './support/customers';
import { endAllPlans } from './support/endAllPlans';
import { endContract } from './support/endContract';
import { lastMessage, messagesTo } from './support/outbox';
import { renewalDrafts } from './support/renewalDrafts';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import type { Visitor } from './support/Visitor';

/** As at the real service: it voids no draft, and a subscription's can't be deleted. */
const renewalDraftSeconds = HOUR / 1000;

const unpaidPeriod = {
  status: 409,
  body: { code: 'STATE_CONFLICT', message: expect.stringContaining('isn’t paid yet') },
};

// LAW-5, SUB-9
describe.each(engines)('the hour in which a renewal is a draft (%s)', (database) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(database, { renewalDraftSeconds });
    await addWeeklyPlan(sandbox);
  });
  beforeAll(async () => {
    await addPlan(sandbox, 'cw-top-week', { priceId: 'cw-low-week', amount: 1000 });
    await addPlan(sandbox, 'cw-plus-month', { priceId: 'cw-high-month', amount: 5000 });
  });
  beforeEach(() => endAllPlans(sandbox));
  afterAll(() => sandbox.close());

  const {
    accept,
    change,
    charges,
    customerOf,
    days,
    iso,
    kept,
    provider,
    quote,
    rowOf,
    stripeCustomer,
    useCard,
  } = customers(() => sandbox);
  const { confirm, end, orderOf, preview, stranger } = endContract(() => sandbox);

  const { balanceOf, invoicesOf, lose, payable, renew } = renewalDrafts(() => sandbox);

  /** Makes the renewal's invoice paid or a draft here, whatever it is at the provider. */
  const become = async (customer: Visitor, state: 'paid' | 'draft') => {
    const { id, periodStart } = await rowOf(customer);
    await sandbox.backend.db
      .update(invoices)
      .set({ state, paidAt: state === 'paid' ? sandbox.clock.now() : null })
      .where(and(eq(invoices.subscriptionId, id), gte(invoices.periodStart, periodStart)));
  };

  test('a withdrawal from the contract voids the invoice', async () => {
    const customer = await stripeCustomer('cw-top-week');
    const order = await orderOf(customer);
    await renew(customer);
    expect((await end('withdraw', order)).status).toBe(200);
    expect(await payable(customer)).toEqual([]);
    expect(await rowOf(customer)).toMatchObject({ state: 'ended' });
    expect((await lastMessage(sandbox, order.email)).subject).toContain('withdrawn');
    await days(1);
    expect(await charges(customer)).toEqual([4000]);
  });

  test('a withdrawal refunds the credit that would have paid the invoice', async () => {
    const customer = await stripeCustomer('cw-top-week');
    const order = await orderOf(customer);
    await provider().customers.update(await customerOf(customer), { balance: -5000 });
    await renew(customer);
    const { status, body } = await end('withdraw', order);
    expect(status).toBe(200);
    expect(body).toMatchObject({ refundAmount: 40, creditAmount: 10 });
    expect(await kept(customer)).toBe(0);
    expect(await balanceOf(customer)).toBe(-1000);
  });

  // SUB-10
  describe('a change that would make credit of the unpaid time', () => {
    test('has no quote until the invoice is paid', async () => {
      const customer = await stripeCustomer('cw-low-week');
      await renew(customer);
      expect(await quote(customer, 'cw-high-month')).toMatchObject(unpaidPeriod);
      await days(0.1);
      expect((await quote(customer, 'cw-high-month')).body).toMatchObject({
        credit: expect.closeTo(10, 0),
      });
    });

    test('is refused when it is confirmed, too', async () => {
      const customer = await stripeCustomer('cw-low-week');
      await renew(customer);
      // As if the provider had told that the invoice is paid, and then that it isn't.
      await become(customer, 'paid');
      const shown = await quote(customer, 'cw-high-month');
      expect(shown.status).toBe(200);
      await become(customer, 'draft');
      expect(await accept(customer, shown, 'cw-high-month')).toMatchObject(unpaidPeriod);
      expect(await charges(customer)).toEqual([1000]);
      expect(await rowOf(customer)).toMatchObject({ priceId: 'cw-low-week' });
    });

    test('is refused where no event has told of the invoice', async () => {
      const customer = await stripeCustomer('cw-low-week');
      await renew(customer);
      await lose(customer);
      expect(await quote(customer, 'cw-high-month')).toMatchObject(unpaidPeriod);
    });
  });

  // PAUSE-1, PAUSE-5
  describe('a pause', () => {
    const pause = (customer: Visitor, start: number) =>
      customer.keyed('/api/pause', { startDate: iso(start), endDate: iso(start + 30) });

    const resume = async (customer: Visitor) => {
      expect((await customer.call('DELETE', '/api/unpause')).status).toBe(204);
      expect(await rowOf(customer)).toMatchObject({ state: 'active' });
    };

    test('can’t start until the invoice is paid', async () => {
      const customer = await stripeCustomer('cw-top-week');
      await renew(customer);
      expect(await pause(customer, 0)).toMatchObject(unpaidPeriod);
      await days(0.1);
      expect((await pause(customer, 0)).status).toBe(201);
      const paid = await charges(customer);
      await days(10);
      expect(await rowOf(customer)).toMatchObject({ state: 'paused' });
      await resume(customer);
      expect(await charges(customer)).toEqual(paid);
    });

    test.each([
      ['', () => Promise.resolve([])],
      [', even where no event has told of it', (customer: Visitor) => lose(customer)],
    ])('that is booked waits for the payment%s', async (_, prepare) => {
      const customer = await stripeCustomer('cw-top-week');
      // A minute after the renewal.
      expect((await pause(customer, 7 + 1 / 1440)).status).toBe(201);
      await renew(customer);
      await prepare(customer);
      await days(2 / 1440);
      expect(await rowOf(customer)).toMatchObject({ state: 'active' });
      await days(0.1);
      const paid = await charges(customer);
      expect(paid.filter((amount) => amount === 4000)).toHaveLength(2);
      expect(await rowOf(customer)).toMatchObject({ state: 'paused' });
      await days(10);
      await resume(customer);
      expect(await charges(customer)).toEqual(paid);
    });
  });

  test('a change for the end of the period can be booked, and costs nothing', async () => {
    const customer = await stripeCustomer('cw-top-week');
    await renew(customer);
    const shown = await quote(customer, 'cw-low-week');
    expect(shown).toMatchObject({ status: 200, body: { costToPay: 0, effective: 'periodEnd' } });
    expect((await accept(customer, shown, 'cw-low-week')).status).toBe(200);
    expect(await rowOf(customer)).toMatchObject({ scheduledPriceId: 'cw-low-week' });
    await days(0.1);
    expect(await charges(customer)).toEqual([4000, 4000]);
  });

  test('a change for the end of the period waits for a draft that uses up credit', async () => {
    const customer = await stripeCustomer('cw-top-week');
    await provider().customers.update(await customerOf(customer), { balance: -5000 });
    await renew(customer);
    expect(await quote(customer, 'cw-low-week')).toMatchObject(unpaidPeriod);
    await days(0.1);
    expect(await quote(customer, 'cw-low-week')).toMatchObject({ status: 200 });
  });

  // SUB-10, SUB-15
  test('a change waits for the next period while nobody has paid for one that the operator has given up', async () => {
    const customer = await stripeCustomer('cw-low-week');
    await useCard(customer, 'pm_card_chargeCustomerFail');
    await renew(customer);
    await days(0.1);
    const invoice = (await invoicesOf(customer)).find(({ status }) => status === 'open');
    await provider().invoices.markUncollectible(invoice?.id ?? '');
    const shown = await quote(customer, 'cw-high-month');
    expect(shown).toMatchObject({
      status: 200,
      body: { effective: 'periodEnd', costToPay: 0, credit: 0 },
    });
    expect(await rowOf(customer)).toMatchObject({ state: 'active' });
    await useCard(customer, 'pm_card_visa');
    expect((await accept(customer, shown, 'cw-high-month')).status).toBe(200);
    expect(await rowOf(customer)).toMatchObject({ scheduledPriceId: 'cw-high-month' });
    const bill = textAt(await customer.call('GET', '/api/billing'), 'invoices.0.id');
    expect((await customer.keyed(`/api/billing/invoice/${bill}/execute`, {})).status).toBe(200);
    expect((await quote(customer, 'cw-high-month')).body).toMatchObject({
      effective: 'now',
      credit: expect.closeTo(10, 0),
    });
  });

  test('a cancelled plan that is past due owes neither of its invoices, which use no credit', async () => {
    const customer = await stripeCustomer('cw-top-week');
    await useCard(customer, 'pm_card_chargeCustomerFail');
    await renew(customer);
    await days(0.1);
    expect(await rowOf(customer)).toMatchObject({ state: 'past_due' });
    await renew(customer);
    expect((await payable(customer)).toSorted()).toEqual(['draft', 'open']);
    await provider().customers.update(await customerOf(customer), { balance: -5000 });
    const reason = { cancellationReason: 'leaving' };
    expect((await customer.call('DELETE', '/api/subscription', reason)).status).toBe(200);
    expect(await rowOf(customer)).toMatchObject({ state: 'ended' });
    await days(1);
    expect(await payable(customer)).toEqual([]);
    expect(await balanceOf(customer)).toBe(-5000);
  });

  test('nobody can void the invoice of their own renewal, and it is collected', async () => {
    const customer = await stripeCustomer('cw-top-week');
    await renew(customer);
    const renewal = textAt(await customer.call('GET', '/api/billing'), 'invoices.0.id');
    expect(await customer.call('POST', `/api/invoice/${renewal}/void`)).toMatchObject({
      status: 409,
      body: { code: 'STATE_CONFLICT' },
    });
    await days(1);
    expect(await charges(customer)).toEqual([4000, 4000]);
  });

  // LAW-7
  test('a cancellation says that the invoice will be charged, in its answer and in its mail', async () => {
    const customer = await stripeCustomer('cw-top-week');
    const order = await orderOf(customer);
    await renew(customer);
    const dues = [{ state: 'draft', amount: 40 }];
    const shown = await preview(await stranger(), { kind: 'cancel', ...order });
    expect(shown.body).toMatchObject({ dues });
    expect((await end('cancel', order)).body).toMatchObject({ dues });
    const { body } = await lastMessage(sandbox, order.email);
    expect(body).toMatch(/We’ll charge you £40\.00 for Plus, \w+ soon/);
    expect(body).toContain('Apart from this, we won’t charge you again.');
    await days(1);
    expect(await charges(customer)).toEqual([4000, 4000]);
  });

  test('a customer who pays it early reads that we charge it soon', async () => {
    const customer = await stripeCustomer('cw-top-week');
    await renew(customer);
    const renewal = textAt(await customer.call('GET', '/api/billing'), 'invoices.0.id');
    expect(await customer.keyed(`/api/billing/invoice/${renewal}/execute`, {})).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('We’ll charge this soon') },
    });
  });

  // SUB-21
  describe('at a site that has closed', () => {
    const setOpen = (enabled: boolean) => changeSite(sandbox, 'canal-wharf', () => ({ enabled }));
    /** @param at when it closes; the database writes down its own time, which the test's clock is ahead of */
    const close = async (at?: number) => {
      onTestFinished(async () => void (await setOpen(true)));
      await setOpen(false);
      if (at !== undefined)
        await sandbox.backend.db
          .update(sites)
          .set({ closedAt: at })
          .where(eq(sites.locationId, 'canal-wharf'));
    };

    const closingMail = async (email: string) =>
      (await messagesTo(sandbox, email)).find(({ subject }) => subject.includes('has closed'))
        ?.body;

    test('the plan ends straight away, and nothing is charged', async () => {
      const customer = await stripeCustomer('cw-top-week');
      const { email } = await orderOf(customer);
      await renew(customer);
      await close();
      await runJobs(sandbox.backend);
      expect(await rowOf(customer)).toMatchObject({ state: 'ended' });
      expect(await payable(customer)).toEqual([]);
      // The mail is due a moment after that run began.
      await runJobs(sandbox.backend);
      const body = await closingMail(email);
      expect(body).toMatch(/has closed\. Your (plan|pass) has ended\./);
      expect(body).not.toMatch(/We’ll charge you|To pay/);
      await days(1);
      expect(await charges(customer)).toEqual([4000]);
    });

    test.each([0, 1000, 5000])(
      'the invoice is refunded where the provider collects it before the plan ends, with its credit (%i)',
      async (credit) => {
        const customer = await stripeCustomer('cw-top-week');
        await provider().customers.update(await customerOf(customer), { balance: -credit });
        await renew(customer);
        await close();
        const id = (await invoicesOf(customer)).find(({ status }) => status === 'draft')?.id ?? '';
        const final = await provider().invoices.finalizeInvoice(id);
        if (final.status === 'open') await provider().invoices.pay(id);
        expect(await balanceOf(customer)).toBe(Math.min(0, 4000 - credit));
        await mirrorInvoice(sandbox.backend, id);
        for (let run = 0; run < 2; run += 1) await runJobs(sandbox.backend);
        expect(await charges(customer)).toEqual(credit < 4000 ? [4000, 4000 - credit] : [4000]);
        expect(await kept(customer)).toBe(4000);
        expect(Math.abs((await balanceOf(customer)) ?? NaN)).toBe(credit);
        expect(await customer.call('GET', '/api/billing')).toMatchObject({
          body: { invoices: [{ refunded: true }, { refunded: false }] },
        });
      },
    );

    test('a renewal that was paid before is kept, even where it comes here late', async () => {
      const customer = await stripeCustomer('cw-top-week');
      await renew(customer);
      await days(0.1);
      const lost = await lose(customer);
      await close(sandbox.clock.now());
      for (const { providerId } of lost) await mirrorInvoice(sandbox.backend, providerId ?? '');
      await runJobs(sandbox.backend);
      expect(await kept(customer)).toBe(8000);
    });

    test('a renewal that was paid before is kept, even where it is here as a draft', async () => {
      const customer = await stripeCustomer('cw-top-week');
      await renew(customer);
      await days(0.1);
      await become(customer, 'draft');
      await close(sandbox.clock.now());
      await reconcilePurchases(sandbox.backend);
      await runJobs(sandbox.backend);
      expect(await kept(customer)).toBe(8000);
    });

    test('the mail asks nobody to pay what the provider collects', async () => {
      const customer = await stripeCustomer('cw-top-week');
      const { email } = await orderOf(customer);
      await renew(customer);
      const { id: subject, userId } = await rowOf(customer);
      const at = sandbox.clock.now();
      await queueNotice(sandbox.backend.db, { kind: 'siteClosed', subject, userId, at });
      await runJobs(sandbox.backend);
      const body = await closingMail(email);
      expect(body).toMatch(/has closed\. Your (plan|pass) ends on/);
      expect(body).not.toContain('To pay');
    });
  });

  /** A customer of Plus who has changed, with the number of the order. */
  const changed = async (to: string) => {
    const customer = await stripeCustomer('cw-plus-month');
    const { periodEnd } = await rowOf(customer);
    await days(((periodEnd ?? 0) - sandbox.clock.now()) / DAY + 25);
    const order = await orderOf(customer);
    expect((await change(customer, to)).status).toBe(200);
    return { customer, order };
  };

  /** What the earlier plan costs and nothing else is charged from now on. */
  const expectEarlier = async (customer: Visitor, before: number[]) => {
    await useCard(customer, 'pm_card_visa');
    await days(0.1);
    expect(await payable(customer)).toEqual([]);
    expect(await rowOf(customer)).toMatchObject({ state: 'active', priceId: 'cw-plus-month' });
    expect(await charges(customer)).toEqual([...before, 2500]);
  };

  test('a withdrawal from a change brings the earlier plan back straight away', async () => {
    const { customer, order } = await changed('cw-supersonic-month');
    const paid = await charges(customer);
    await renew(customer);
    const { status, body } = await end('withdraw', order);
    expect(status).toBe(200);
    expect(Math.abs(sandbox.clock.now() - Date.parse(String(body['returnsAt'])))).toBeLessThan(
      HOUR,
    );
    await expectEarlier(customer, paid);
  });

  test('a withdrawal from a change that is past due voids the invoices of both periods', async () => {
    const { customer, order } = await changed('cw-top-week');
    const paid = await charges(customer);
    await useCard(customer, 'pm_card_chargeCustomerFail');
    await renew(customer);
    await days(0.1);
    await renew(customer);
    expect((await payable(customer)).toSorted()).toEqual(['draft', 'open']);
    expect((await end('withdraw', order)).status).toBe(200);
    await expectEarlier(customer, paid);
  });

  test('a withdrawal from a change voids an invoice that the operator has given up', async () => {
    const { customer, order } = await changed('cw-supersonic-month');
    const paid = await charges(customer);
    await useCard(customer, 'pm_card_chargeCustomerFail');
    await renew(customer);
    await days(0.1);
    const invoice = (await invoicesOf(customer)).find(({ status }) => status === 'open')?.id ?? '';
    await provider().invoices.markUncollectible(invoice);
    expect((await end('withdraw', order)).status).toBe(200);
    await expect(provider().invoices.pay(invoice)).rejects.toThrow('can no longer be paid');
    await expectEarlier(customer, paid);
  });

  describe('of which no later event has arrived', () => {
    /** As if the event that makes the invoice final here had been lost. */
    const forget = async (
      customer: Visitor,
      plan: Partial<SubscriptionRow> = { state: 'active' },
    ) => {
      await become(customer, 'draft');
      const { id } = await rowOf(customer);
      await sandbox.backend.db.update(subscriptions).set(plan).where(eq(subscriptions.id, id));
    };

    test('a withdrawal from a change refunds the period that was paid, as its page said', async () => {
      const { customer, order } = await changed('cw-supersonic-month');
      await renew(customer);
      await days(0.1);
      const paid = await charges(customer);
      const [visitor, asked] = [await stranger(), { kind: 'withdraw', ...order }];
      const known = await preview(visitor, asked);
      const unused = Number(known.body['refundAmount']);
      // Of the £13 by which it costs more.
      expect(unused).toBeGreaterThan(12.5);
      await forget(customer);
      const shown = await preview(visitor, asked);
      await forget(customer);
      const done = await confirm(visitor, { ...asked, asOf: shown.body['asOf'] });
      for (const { body } of [shown, done])
        expect(body).toMatchObject({ refundAmount: expect.closeTo(unused, 1) });
      await days(1);
      expect(await charges(customer)).toEqual(paid);
      expect(await rowOf(customer)).toMatchObject({ state: 'active', priceId: 'cw-plus-month' });
    });

    test('its payment is known here after the next run of the jobs', async () => {
      const customer = await stripeCustomer('cw-top-week');
      await renew(customer);
      await days(0.1);
      await forget(customer);
      await reconcilePurchases(sandbox.backend);
      expect(await customer.call('GET', '/api/billing')).toMatchObject({
        body: { invoices: [{ state: 'paid' }, { state: 'paid' }] },
      });
    });

    test('a plan that counts as past due, and is paid, can be used until its period ends', async () => {
      const customer = await stripeCustomer('cw-top-week');
      await renew(customer);
      await days(0.1);
      await forget(customer, { state: 'past_due' });
      const reason = { cancellationReason: 'leaving' };
      expect(await customer.call('DELETE', '/api/subscription', reason)).toMatchObject({
        status: 200,
        body: { state: 'cancelled' },
      });
      expect(await rowOf(customer)).toMatchObject({ state: 'cancelled', endedAt: null });
    });

    test.each(['active', 'past_due'] as const)(
      'a withdrawal from a contract that is %s here returns the credit that the invoice took',
      async (state) => {
        const customer = await stripeCustomer('cw-top-week');
        const order = await orderOf(customer);
        await provider().customers.update(await customerOf(customer), { balance: -1000 });
        await useCard(customer, 'pm_card_chargeCustomerFail');
        await renew(customer);
        await days(0.1);
        expect(await balanceOf(customer)).toBe(0);
        await forget(customer, { state, credit: 0 });
        const { status, body } = await end('withdraw', order);
        expect(status).toBe(200);
        expect(body).toMatchObject({ refundAmount: 10 });
        expect(await kept(customer)).toBe(3000);
        expect(await balanceOf(customer)).toBe(0);
      },
    );
  });
});
