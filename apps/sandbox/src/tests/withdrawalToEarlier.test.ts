import { DAY, HOUR } from '@foyer/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { invoices } from '../db/schema/billing';
import { coupons } from '../db/schema/sites';
import { subscriptions } from '../db/schema/subscriptions';
import { mirrorSubscription } from '../services/card-provider-sync/mirrorSubscription';
import { runJobs } from '../services/jobs/runJobs';
import { stopLastRenewals } from '../services/jobs/stopLastRenewals';
import { findSite } from '../services/sites/findSite';
import { addPlan } from './support/addPlan';
import { beginTerms, endTerm } from './support/beginTerms';
import { customers } from './support/customers';
import { endAllPlans } from './support/endAllPlans';
import { endContract } from './support/endContract';
import { lastMessage } from './support/outbox';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';

const feePath = '/api/contract-subscription/early-cancellation-fee';

// LAW-5
describe.each(engines)('a withdrawal from a change of an older plan (%s)', (database) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(database);
    await addPlan(sandbox, 'cw-plus-month', { priceId: 'cw-top-month', amount: 6000 });
    await addPlan(sandbox, 'tc-standard-4weeks', { priceId: 'tc-top-4weeks', amount: 6000 });
    const year = { amount: 1, magnitude: 'year' } as const;
    await addPlan(
      sandbox,
      'cw-plus-month',
      { priceId: 'cw-top-year', amount: 30_000 },
      { category: '1year', period: year },
    );
    const week = { amount: 1, magnitude: 'week' } as const;
    await addPlan(
      sandbox,
      'tc-standard-4weeks',
      { priceId: 'tc-top-week', amount: 4000 },
      { category: '1week', period: week },
    );
    await beginTerms(sandbox, 'cw-plus-month', 'tc-standard-4weeks');
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
    quote,
    rowOf,
    stripeCustomer,
    subscription,
    useCard,
  } = customers(() => sandbox);
  const { end, orderOf, preview, stranger } = endContract(() => sandbox);

  /** As a mail names it. */
  const today = () =>
    new Date(sandbox.clock.now()).toLocaleDateString('en-GB', {
      dateStyle: 'long',
      timeZone: 'Europe/London',
    });

  const stripe = {
    begin: (coupon?: string) => stripeCustomer('cw-plus-month', coupon),
    site: 'canal-wharf',
    term: 'cw-plus-month',
    title: 'Plus',
    dearer: 'cw-supersonic-month',
    dearest: 'cw-top-month',
    cheaper: 'cw-essential-month',
    price: 2500,
  };
  const internal = {
    begin: (coupon?: string) => internalCustomer('tc-standard-4weeks', coupon),
    site: 'trenance-cove',
    term: 'tc-standard-4weeks',
    title: 'Three devices',
    dearer: 'tc-awesome-4weeks',
    dearest: 'tc-top-4weeks',
    cheaper: 'tc-single-4weeks',
    price: 1900,
  };

  describe.each([
    ['STRIPE', stripe],
    ['INTERNAL', internal],
  ])('on the %s engine', (_, { begin, site, term, title, dearer, dearest, cheaper, price }) => {
    test('undoes the change only: the minimum term, its fee and the price stay', async () => {
      const customer = await begin();
      await days(45);
      const order = await orderOf(customer);
      const before = await rowOf(customer);
      const fee = async () => (await customer.call('POST', feePath)).body;
      const { amountToCharge } = await fee();
      const paid = await kept(customer);
      expect((await change(customer, dearer)).status).toBe(200);
      await days(1);
      expect(await fee()).toMatchObject({ withdrawUntil: null });
      const shown = await preview(await stranger(), { kind: 'withdraw', ...order });
      expect(shown.body).toMatchObject({ keepsPlan: true, returnsTo: title });
      const back = Math.round(Number(shown.body['refundAmount']) * 100);
      const done = await end('withdraw', order);
      expect(done).toMatchObject({ status: 200, body: { keepsPlan: true, returnsTo: title } });
      const after = await rowOf(customer);
      expect(after).toMatchObject({
        priceId: term,
        state: 'active',
        contractEnd: before.contractEnd,
        contractMonthly: before.contractMonthly,
        periodEnd: before.periodEnd,
        credit: 0,
      });
      expect((await fee())['amountToCharge']).toBe(amountToCharge);
      // A day of the change is used.
      const used = (await kept(customer)) - paid;
      expect(used).toBeGreaterThan(0);
      expect(used).toBeLessThan(150);
      expect(back).toBeGreaterThan(300);
      const mail = await lastMessage(sandbox, order.email);
      expect(mail.subject).toBe('You’ve withdrawn from your change of plan');
      expect(mail.body).toMatch(
        new RegExp(`You go back to ${title} \\(.+?\\) on \\d+ \\w+ \\d{4}`),
      );
      expect(mail.body).toContain('We’ve refunded £');
      expect(mail.body).not.toContain('has ended');
      expect((await preview(await stranger(), { kind: 'withdraw', ...order })).status).toBe(409);
      await days(30);
      expect((await charges(customer)).at(-1)).toBe(price);
    });

    test('undoes the latest of two changes, then the one before', async () => {
      const customer = await begin();
      await days(45);
      const order = await orderOf(customer);
      const { contractEnd } = await rowOf(customer);
      const paid = await kept(customer);
      for (const to of [dearer, dearest]) {
        expect((await change(customer, to)).status).toBe(200);
        await days(0.01);
      }
      for (const back of [dearer, term]) {
        expect((await end('withdraw', order)).status).toBe(200);
        expect(await rowOf(customer)).toMatchObject({ priceId: back, contractEnd });
        await days(0.01);
      }
      expect((await kept(customer)) - paid).toBeLessThan(20);
    });

    test('writes a credit note for each part of one renewal that two withdrawals return', async () => {
      const customer = await begin();
      const { periodEnd } = await rowOf(customer);
      await days(((periodEnd ?? 0) - sandbox.clock.now()) / DAY + 25);
      const order = await orderOf(customer);
      for (const to of [dearer, dearest]) {
        expect((await change(customer, to)).status).toBe(200);
        await days(0.01);
      }
      await days(8);
      const paid = await kept(customer);
      for (let time = 0; time < 2; time += 1)
        expect((await end('withdraw', order)).status).toBe(200);
      const back = paid - (await kept(customer));
      const { body } = await customer.call('GET', '/api/billing/credit-notes');
      const amounts = Object.values(body).map((note) => Number(Object(note)['amount']));
      expect(back).toBeGreaterThan(0);
      expect(Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100)).toBe(back);
    });

    test('refunds what a renewal since the change cost more', async () => {
      const customer = await begin();
      const { periodEnd } = await rowOf(customer);
      await days(((periodEnd ?? 0) - sandbox.clock.now()) / DAY + 25);
      const order = await orderOf(customer);
      expect((await change(customer, dearer)).status).toBe(200);
      await days(8);
      const now = await rowOf(customer);
      const until = now.periodEnd ?? 0;
      const share = (until - sandbox.clock.now()) / (until - now.periodStart);
      expect(share).toBeLessThan(1);
      const more = ((await charges(customer)).at(-1) ?? 0) - price;
      const { body } = await end('withdraw', order);
      expect(Math.abs(Number(body['refundAmount']) * 100 - more * share)).toBeLessThan(20);
      expect(await rowOf(customer)).toMatchObject({ priceId: term, periodEnd: now.periodEnd });
    });

    // COUPON-3
    test('uses up a period of the earlier plan’s coupon where a renewal since had none', async () => {
      const { db } = sandbox.backend;
      const code = `HALF-${site.toUpperCase()}`;
      const customerCode = (await findSite(db, site))?.customerCode ?? '';
      await db
        .insert(coupons)
        .values({ code, customerCode, percentOff: 50, periods: 3, planPriceId: term });
      const customer = await begin(code);
      await days(25);
      const order = await orderOf(customer);
      expect((await change(customer, dearer)).status).toBe(200);
      await days(8);
      expect(await rowOf(customer)).toMatchObject({ priceId: dearer, couponCode: null });
      expect((await end('withdraw', order)).body).toMatchObject({ returnsTo: title });
      expect(await rowOf(customer)).toMatchObject({ couponCode: code, couponPeriodsLeft: 1 });
      await days(60);
      expect((await charges(customer)).slice(-2)).toEqual([Math.round(price / 2), price]);
    });

    /** A customer 12 days after a change to the cheaper plan, and the order of that change. */
    const changedToCheaper = async () => {
      const customer = await begin();
      await days(50);
      await endTerm(sandbox, customer);
      const order = await orderOf(customer);
      expect((await change(customer, cheaper)).status).toBe(200);
      await days(12);
      return { customer, order };
    };

    test('goes back at the end of the period where the earlier plan costs more', async () => {
      const { customer, order } = await changedToCheaper();
      const { priceId, periodEnd } = await rowOf(customer);
      expect(priceId).toBe(cheaper);
      const paid = await kept(customer);
      const done = await end('withdraw', order);
      expect(done).toMatchObject({ status: 200, body: { returnsTo: title, refundAmount: null } });
      expect(Date.parse(String(done.body['returnsAt']))).toBe(periodEnd);
      const again = await preview(await stranger(), { kind: 'withdraw', ...order });
      expect(again.status).toBe(409);
      expect(await kept(customer)).toBe(paid);
      expect(await subscription(customer)).toMatchObject({ scheduledChange: { priceId: term } });
      await days(30);
      expect(await rowOf(customer)).toMatchObject({ priceId: term });
      expect((await charges(customer)).at(-1)).toBe(price);
    });

    test('is known as a return before the provider hears of it, which may begin the plan first', async () => {
      const { customer, order } = await changedToCheaper();
      const { subscriptionSchedules: schedules } = provider();
      const create = schedules.create.bind(schedules);
      const known: object[] = [];
      vi.spyOn(schedules, 'create').mockImplementation(async (...given) => {
        const { changed, scheduledPriceId } = await rowOf(customer);
        known.push({ returns: changed?.returns, scheduledPriceId });
        return create(...given);
      });
      await end('withdraw', order);
      vi.restoreAllMocks();
      const isStripe = (await rowOf(customer)).providerId !== null;
      expect(known).toEqual(isStripe ? [{ returns: true, scheduledPriceId: term }] : []);
    });

    test('is forgotten where its user cancels the plan before it is back and then keeps it', async () => {
      const { customer, order } = await changedToCheaper();
      expect((await end('withdraw', order)).body).toMatchObject({ returnsTo: title });
      await customer.call('DELETE', '/api/subscription', { cancellationReason: 'leaving' });
      expect((await customer.call('POST', '/api/subscription/revive')).status).toBe(200);
      expect(await subscription(customer)).toMatchObject({
        priceId: cheaper,
        scheduledChange: null,
      });
      await days(0.01);
      // The user has the whole right again.
      expect((await end('withdraw', order)).body).toMatchObject({ returnsTo: title });
      expect(await subscription(customer)).toMatchObject({ scheduledChange: { priceId: term } });
    });

    test('is forgotten where its user pays the fee for leaving early and then keeps the plan', async () => {
      const { customer, order } = await changedToCheaper();
      expect((await end('withdraw', order)).body).toMatchObject({ returnsTo: title });
      const contractEnd = sandbox.clock.now() + 100 * DAY;
      await sandbox.backend.db
        .update(subscriptions)
        .set({ contractEnd, contractMonthly: price })
        .where(eq(subscriptions.userId, customer.userId));
      const { amountToCharge: amount } = (await customer.call('POST', feePath)).body;
      const given = { cancellationReason: 'leaving', amount };
      expect((await customer.keyed('/api/contract-subscription', given)).status).toBe(200);
      expect((await customer.call('POST', '/api/subscription/revive')).status).toBe(200);
      await days(0.01);
      expect((await end('withdraw', order)).body).toMatchObject({ returnsTo: title });
    });

    test('is forgotten where the last period of a cancelled plan is past due', async () => {
      const { customer, order } = await changedToCheaper();
      expect((await end('withdraw', order)).body).toMatchObject({ returnsTo: title });
      const { periodEnd } = await rowOf(customer);
      await sandbox.backend.db
        .update(subscriptions)
        .set({ state: 'past_due', cancelAt: periodEnd })
        .where(eq(subscriptions.userId, customer.userId));
      await stopLastRenewals(sandbox.backend);
      expect((await rowOf(customer)).changed).not.toHaveProperty('returns');
    });
  });

  test.each([
    ['its invoice', ['tc-awesome-4weeks'], 4],
    ['the invoice of a plan with another period', ['tc-top-week'], 8],
    ['the invoice of the later of two changes', ['tc-awesome-4weeks', 'tc-top-4weeks'], 4],
  ])(
    'drops %s where that is overdue: the earlier plan is paid from the day that it was due',
    async (_, changes, later) => {
      const { db } = sandbox.backend;
      const customer = await internalCustomer('tc-standard-4weeks');
      await days(25);
      const order = await orderOf(customer);
      for (const to of changes) expect((await change(customer, to)).status).toBe(200);
      await useCard(customer, 'pm_card_chargeCustomerFail');
      await db
        .update(subscriptions)
        .set({ credit: 300 })
        .where(eq(subscriptions.userId, customer.userId));
      await days(later);
      const due = await rowOf(customer);
      expect(due).toMatchObject({ state: 'past_due', priceId: changes.at(-1) });
      const paid = await charges(customer);
      for (const back of ['tc-standard-4weeks', ...changes].slice(0, -1).toReversed()) {
        const { status, body } = await end('withdraw', order);
        expect(status).toBe(200);
        expect(body).toMatchObject({ keepsPlan: true, refundAmount: null, creditAmount: 3 });
        const ago = sandbox.clock.now() - Date.parse(String(body['returnsAt']));
        expect(Math.abs(ago)).toBeLessThan(HOUR);
        expect(await rowOf(customer)).toMatchObject({
          priceId: back,
          credit: 300,
          periodEnd: due.periodEnd,
        });
      }
      const mail = await lastMessage(sandbox, order.email);
      expect(mail.body).toMatch(new RegExp(`You go back to Three devices \\(.+?\\) on ${today()}`));
      await useCard(customer, 'pm_card_visa');
      await days(0);
      expect(await charges(customer)).toEqual([...paid, 1600]);
      expect(await rowOf(customer)).toMatchObject({
        state: 'active',
        priceId: 'tc-standard-4weeks',
        credit: 0,
        changed: null,
        periodEnd: (due.periodEnd ?? 0) + 28 * DAY,
      });
      await days(20);
      expect(await charges(customer)).toHaveLength(paid.length + 1);
      const ofUser = eq(invoices.userId, customer.userId);
      expect(await db.$count(invoices, and(ofUser, eq(invoices.state, 'open')))).toBe(0);
      expect(await db.$count(invoices, and(ofUser, eq(invoices.amount, 0)))).toBe(0);
    },
  );

  test('leaves an upgrade that is made again at its first price', async () => {
    const customer = await internalCustomer('tc-standard-4weeks');
    await days(45);
    const order = await orderOf(customer);
    const cost = async () => (await quote(customer, 'tc-awesome-4weeks')).body['costToPay'];
    const first = await cost();
    expect((await change(customer, 'tc-awesome-4weeks')).status).toBe(200);
    expect((await end('withdraw', order)).status).toBe(200);
    expect(await cost()).toBe(first);
  });

  test('counts the time of a plan with another period no more, each time that it is chosen again', async () => {
    const customer = await internalCustomer('tc-single-4weeks');
    await days(45);
    const order = await orderOf(customer);
    const costs: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      costs.push(Number((await quote(customer, 'tc-standard-1year')).body['costToPay']));
      expect((await change(customer, 'tc-standard-1year')).status).toBe(200);
      expect((await end('withdraw', order)).status).toBe(200);
      expect(await rowOf(customer)).toMatchObject({ priceId: 'tc-single-4weeks', credit: 0 });
    }
    // Each return begins 4 weeks, which are paid.
    expect(costs.slice(1)).toEqual([181, 181]);
  });

  test('of a renewal whose invoice the provider made later goes back at the end of the period', async () => {
    const customer = await stripeCustomer('cw-plus-month');
    await days(50);
    await endTerm(sandbox, customer);
    const order = await orderOf(customer);
    expect((await change(customer, 'cw-essential-month')).status).toBe(200);
    const { subscriptions: theirs } = provider();
    const retrieve = theirs.retrieve.bind(theirs);
    vi.spyOn(theirs, 'retrieve').mockImplementation(async (...asked) => {
      const found = await retrieve(...asked);
      if (typeof found.latest_invoice === 'object' && found.latest_invoice)
        found.latest_invoice.created += 14;
      return found;
    });
    await days(12);
    const { priceId, periodEnd } = await rowOf(customer);
    expect(priceId).toBe('cw-essential-month');
    const paid = await kept(customer);
    const done = await end('withdraw', order);
    vi.restoreAllMocks();
    expect(Date.parse(String(done.body['returnsAt']))).toBe(periodEnd);
    expect(await kept(customer)).toBe(paid);
  });

  test('to a free plan charges nothing before the end of the period', async () => {
    const customer = await stripeCustomer('cw-supersonic-month');
    await days(50);
    const order = await orderOf(customer);
    expect((await change(customer, 'cw-connect-month')).status).toBe(200);
    await days(12);
    const { priceId, periodEnd } = await rowOf(customer);
    expect(priceId).toBe('cw-connect-month');
    const paid = await charges(customer);
    const done = await end('withdraw', order);
    expect(Date.parse(String(done.body['returnsAt']))).toBe(periodEnd);
    expect(await charges(customer)).toEqual(paid);
  });

  // COUPON-3
  test('from a plan with another period uses up one period of the earlier plan’s coupon', async () => {
    const { db } = sandbox.backend;
    const customerCode = (await findSite(db, 'canal-wharf'))?.customerCode ?? '';
    const half = { code: 'HALF-A-MONTH', percentOff: 50, periods: 3 };
    await db.insert(coupons).values({ ...half, customerCode, planPriceId: 'cw-plus-month' });
    const customer = await stripeCustomer('cw-plus-month', half.code);
    await days(20);
    const order = await orderOf(customer);
    expect((await change(customer, 'cw-top-year')).status).toBe(200);
    await days(1);
    expect((await end('withdraw', order)).body).toMatchObject({ returnsTo: 'Plus' });
    await days(0);
    expect(await rowOf(customer)).toMatchObject({ couponCode: half.code, couponPeriodsLeft: 1 });
    await days(65);
    expect((await charges(customer)).slice(-2)).toEqual([1250, 2500]);
  });

  // LAW-7
  test('names no refund where credit paid for the change, and keeps the credit for the next payment', async () => {
    const customer = await stripeCustomer('cw-top-year');
    await days(45);
    const order = await orderOf(customer);
    for (const to of ['cw-plus-month', 'cw-supersonic-month']) {
      expect((await change(customer, to)).status).toBe(200);
      await days(1);
    }
    const done = await end('withdraw', order);
    expect(done.body).toMatchObject({ keepsPlan: true, returnsTo: 'Plus', refundAmount: null });
    expect(done.body['creditAmount']).toBeGreaterThan(0);
    const { body } = await lastMessage(sandbox, order.email);
    expect(body).toMatch(/of credit\. We’ll take it off the next payment you make\./);
    expect(body).not.toMatch(/refund|next plan/);
  });

  // LAW-8
  test('leaves no credit where the card provider fails after it has brought the plan back', async () => {
    const customer = await stripeCustomer('cw-plus-month');
    await days(45);
    const order = await orderOf(customer);
    const paid = await kept(customer);
    expect((await change(customer, 'cw-top-year')).status).toBe(200);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(provider().customers, 'update').mockRejectedValueOnce(new Error('Cut off.'));
    expect((await end('withdraw', order)).status).toBe(500);
    vi.restoreAllMocks();
    await mirrorSubscription(sandbox.backend, (await rowOf(customer)).providerId ?? '');
    await runJobs(sandbox.backend);
    expect(await rowOf(customer)).toMatchObject({ priceId: 'cw-plus-month', credit: 0 });
    // A new month of the earlier plan begins.
    expect((await kept(customer)) - paid).toBeLessThan(2520);
    expect(await provider().customers.retrieve(await customerOf(customer))).toMatchObject({
      balance: 0,
    });
  });

  // LAW-8
  test('is finished by a job where the card provider fails in the middle', async () => {
    const customer = await stripeCustomer('cw-plus-month');
    await days(45);
    const order = await orderOf(customer);
    const paid = await kept(customer);
    expect((await change(customer, 'cw-supersonic-month')).status).toBe(200);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(provider().customers, 'update').mockRejectedValueOnce(new Error('Cut off.'));
    expect((await end('withdraw', order)).status).toBe(500);
    vi.restoreAllMocks();
    await runJobs(sandbox.backend);
    expect(await rowOf(customer)).toMatchObject({ priceId: 'cw-plus-month', changed: null });
    expect((await kept(customer)) - paid).toBeLessThan(20);
    await runJobs(sandbox.backend);
    expect(await charges(customer)).toHaveLength(3);
  });
});
