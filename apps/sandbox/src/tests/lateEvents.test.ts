import { DAY, HOUR, MINUTE } from '@foyer/domain';
import { and, eq, gt } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { invoices } from '../db/schema/billing';
import { subscriptions } from '../db/schema/subscriptions';
import { runJobs } from '../services/jobs/runJobs';
import { addPlan, addWeeklyPlan } from './support/addPlan';
import { customers } from './support/customers';
import { endAllPlans } from './support/endAllPlans';
import { endContract } from './support/endContract';
import { messagesTo } from './support/outbox';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import type { Visitor } from './support/Visitor';

// LAW-5, LAW-8, SUB-9, SUB-12
describe.each(engines)('a plan of which the provider’s events are late (%s)', (database) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(database);
    await addPlan(sandbox, 'cw-plus-month', { priceId: 'cw-top-month', amount: 14_500 });
    await addWeeklyPlan(sandbox);
  });
  beforeEach(() => endAllPlans(sandbox));
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => sandbox.close());

  const { accept, change, charges, customerOf, days, kept, provider, quote, rowOf } = customers(
    () => sandbox,
  );
  const { stripeCustomer, useCard } = customers(() => sandbox);
  const { confirm, end, orderOf, preview, stranger } = endContract(() => sandbox);

  const balanceOf = async (customer: Visitor) => {
    const theirs = await provider().customers.retrieve(await customerOf(customer));
    return theirs.deleted ? null : theirs.balance;
  };
  const loseEvents = () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(provider().webhooks, 'constructEvent').mockImplementation(() => {
      throw new Error('Late.');
    });
  };

  /** The mail that confirms a declaration. */
  const confirmationTo = async ({ email }: { email: string }) => {
    const mails = await messagesTo(sandbox, email);
    return mails.map(({ body }) => body).find((body) => body.includes('We received your'));
  };

  /** Goes to the first minutes of the next period. */
  const renew = async (customer: Visitor) => {
    const { periodEnd } = await rowOf(customer);
    await days(((periodEnd ?? 0) - sandbox.clock.now() + MINUTE) / DAY);
  };
  type Row = Awaited<ReturnType<typeof rowOf>>;
  /** As if no event had told of the period that has begun. */
  const forget = async (before: Row) => {
    const { db } = sandbox.backend;
    await db
      .delete(invoices)
      .where(
        and(
          eq(invoices.subscriptionId, before.id),
          gt(invoices.periodStart, before.periodStart + HOUR),
        ),
      );
    await db.update(subscriptions).set(before).where(eq(subscriptions.id, before.id));
  };

  describe('after it has renewed and was paid', () => {
    const renewed = async () => {
      const customer = await stripeCustomer('cw-top-week');
      const order = await orderOf(customer);
      const before = await rowOf(customer);
      await renew(customer);
      expect(await charges(customer)).toEqual([4000, 4000]);
      return { customer, order, before, after: await rowOf(customer) };
    };

    test.each(['of the plan and of the invoice', 'of the invoice'])(
      'is withdrawn from with a refund of the new period, without the event %s',
      async (which) => {
        const { customer, order, before, after } = await renewed();
        const lose = async () => {
          await forget(before);
          if (which === 'of the invoice')
            await sandbox.backend.db
              .update(subscriptions)
              .set(after)
              .where(eq(subscriptions.id, after.id));
        };
        const [visitor, asked] = [await stranger(), { kind: 'withdraw', ...order }];
        await lose();
        const shown = await preview(visitor, asked);
        await lose();
        const done = await confirm(visitor, { ...asked, asOf: shown.body['asOf'] });
        for (const { body } of [shown, done])
          expect(body).toMatchObject({ refundAmount: expect.closeTo(40, 0) });
        expect(await kept(customer)).toBeCloseTo(4000, -2);
      },
    );
  });

  describe('whose booked change has begun there', () => {
    const begun = async () => {
      const customer = await stripeCustomer('cw-supersonic-month');
      expect((await change(customer, 'cw-plus-month')).status).toBe(200);
      const before = await rowOf(customer);
      await renew(customer);
      const after = await rowOf(customer);
      expect(after).toMatchObject({ priceId: 'cw-plus-month' });
      await forget(before);
      return { customer, before, after };
    };

    test('does not say that the change is cancelled, but what the plan before costs', async () => {
      const { customer, before } = await begun();
      const shown = await quote(customer, 'cw-supersonic-month');
      expect(shown.body).toMatchObject({ costToPay: expect.closeTo(13, 0) });
      expect(await rowOf(customer)).toMatchObject({ priceId: 'cw-plus-month' });
      await forget(before);
      expect((await accept(customer, shown, 'cw-supersonic-month')).status).toBe(200);
      expect(await charges(customer)).toHaveLength(3);
    });

    test('is cancelled for the end of the period that has begun', async () => {
      const { customer, after } = await begun();
      const reason = { cancellationReason: 'leaving' };
      expect(await customer.call('DELETE', '/api/subscription', reason)).toMatchObject({
        status: 200,
        body: { state: 'cancelled', periodEnd: new Date(after.periodEnd ?? 0).toISOString() },
      });
    });
  });

  /** A customer of Plus with £70 of credit whose change waits for the bank, and has taken it. */
  const waiting = async () => {
    const customer = await stripeCustomer();
    const order = await orderOf(customer);
    await provider().customers.update(await customerOf(customer), { balance: -7000 });
    await useCard(customer, 'pm_card_authenticationRequired');
    expect(await change(customer, 'cw-top-month')).toMatchObject({
      body: { paymentIntentId: expect.any(String) },
    });
    expect(await balanceOf(customer)).toBe(0);
    await vi.waitFor(async () => expect(await rowOf(customer)).toMatchObject({ credit: 0 }));
    return { customer, order };
  };

  test('keeps the credit that an unpaid change took when its contract is withdrawn from', async () => {
    const { customer, order } = await waiting();
    loseEvents();
    const [visitor, asked] = [await stranger(), { kind: 'withdraw', ...order }];
    const shown = await preview(visitor, asked);
    const done = await confirm(visitor, { ...asked, asOf: shown.body['asOf'] });
    expect(done.status).toBe(200);
    for (const { body } of [shown, done])
      expect(body).toMatchObject({ refundAmount: 25, creditAmount: 70 });
    expect(await kept(customer)).toBe(0);
    expect(await balanceOf(customer)).toBe(-7000);
  });

  describe('while a declaration waits for the provider', () => {
    const whileSilent = async (work: () => Promise<unknown>) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const refuse = () => Promise.reject(new Error('No answer.'));
      vi.spyOn(provider().subscriptions, 'update').mockImplementation(refuse);
      vi.spyOn(provider().subscriptionSchedules, 'release').mockImplementation(refuse);
      vi.spyOn(provider().customers, 'update').mockImplementation(refuse);
      await work();
      vi.restoreAllMocks();
    };
    const goOn = async () => {
      await runJobs(sandbox.backend);
      await days(0.001);
    };
    /** The next attempt fails at this call, and the one after it goes through. */
    const failOnceAt = async (call: 'refunds.list' | 'subscriptions.update') => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const fail = () => {
        throw new Error('No answer.');
      };
      const spy =
        call === 'refunds.list'
          ? vi.spyOn(provider().refunds, 'list').mockImplementationOnce(fail)
          : vi.spyOn(provider().subscriptions, 'update').mockImplementationOnce(fail);
      await runJobs(sandbox.backend);
      expect(spy).toHaveBeenCalled();
      vi.restoreAllMocks();
    };

    test.each([
      ['one period ends', 1],
      ['two periods end', 2],
    ])('and %s, is cancelled for the day that was declared', async (_, ended) => {
      const customer = await stripeCustomer('cw-top-week');
      const order = await orderOf(customer);
      const { periodEnd } = await rowOf(customer);
      await whileSilent(async () => {
        expect((await end('cancel', order)).status).toBe(500);
        vi.spyOn(provider().subscriptions, 'retrieve').mockRejectedValue(new Error('No answer.'));
        await renew(customer);
        await days(7 * (ended - 1));
        expect(await charges(customer)).toHaveLength(1 + ended);
      });
      await goOn();
      expect(await rowOf(customer)).toMatchObject({ state: 'ended', endedAt: periodEnd });
      expect(await kept(customer)).toBe(4000);
      expect(await confirmationTo(order)).toContain('has ended');
      await days(8);
      expect(await charges(customer)).toHaveLength(1 + ended);
    });

    /** A customer of Supersonic whose booked change to Plus begins, and takes this credit. */
    const begunWith = async (credit: number) => {
      const customer = await stripeCustomer('cw-supersonic-month');
      const order = await orderOf(customer);
      await days(20);
      expect((await change(customer, 'cw-plus-month')).status).toBe(200);
      await provider().customers.update(await customerOf(customer), { balance: -credit });
      await days(0.001);
      await whileSilent(async () => {
        expect((await end('withdraw', order)).status).toBe(500);
        await renew(customer);
      });
      const begins = credit < 2500 ? [2500 - credit] : [];
      expect(await charges(customer)).toEqual([3800, ...begins]);
      return { customer, order };
    };
    /** The plan that a customer has in the end, and what it has cost. */
    const outcome = async (customer: Visitor) => {
      const { state, priceId, scheduledPriceId } = await rowOf(customer);
      const balance = await balanceOf(customer);
      return { state, priceId, scheduledPriceId, kept: await kept(customer), balance };
    };
    const closeTo = (minor: number): unknown => expect.closeTo(minor, -1);
    const supersonic = { state: 'active', priceId: 'cw-supersonic-month', scheduledPriceId: null };
    const plus = { state: 'active', priceId: 'cw-plus-month', scheduledPriceId: null };

    test.each([0, 300])(
      'and the booked change begins, has the plan before it, with its credit of %i pence',
      async (credit) => {
        const { customer, order } = await begunWith(credit);
        await goOn();
        const cost = { kept: 2 * 3800 - credit, balance: 0 };
        expect(await outcome(customer)).toEqual({ ...supersonic, ...cost });
        expect(await confirmationTo(order)).toContain('Supersonic');
      },
    );

    test.each([300, 2500])(
      'has its credit of %i pence once, although the plan before it begins only at the second try',
      async (credit) => {
        const { customer } = await begunWith(credit);
        await failOnceAt('subscriptions.update');
        await goOn();
        const cost = { kept: 2 * 3800 - credit, balance: 0 };
        expect(await outcome(customer)).toEqual({ ...supersonic, ...cost });
      },
    );

    /** A customer whose change to a plan by the week outlasts its week. Withdrawing from it pays for a month of Plus. */
    const outlasted = async (renewsWith?: string) => {
      const customer = await stripeCustomer();
      const order = await orderOf(customer);
      await days(20);
      expect((await change(customer, 'cw-top-week')).status).toBe(200);
      const paid = await kept(customer);
      if (renewsWith) await useCard(customer, renewsWith);
      await whileSilent(async () => {
        expect((await end('withdraw', order)).status).toBe(500);
        await renew(customer);
        expect(await rowOf(customer)).toMatchObject({ priceId: 'cw-top-week' });
      });
      return { customer, paid };
    };
    test('and its week ends, has paid for the first month of the plan before it', async () => {
      const { customer, paid } = await outlasted();
      await goOn();
      expect(await outcome(customer)).toEqual({ ...plus, kept: closeTo(paid - 1500), balance: 0 });
    });

    test('has paid for that month, although its refund works only at the second try', async () => {
      const { customer, paid } = await outlasted();
      await failOnceAt('refunds.list');
      await goOn();
      expect(await outcome(customer)).toEqual({ ...plus, kept: closeTo(paid - 1500), balance: 0 });
    });

    test('has paid for that month, although its credit is set only after its unpaid week is void', async () => {
      const { customer, paid } = await outlasted('pm_card_chargeCustomerFail');
      await goOn();
      expect(await outcome(customer)).toEqual({ ...plus, kept: closeTo(paid - 1500), balance: 0 });
    });
  });
});
