import { DAY } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { coupons } from '../db/schema/sites';
import { subscriptions } from '../db/schema/subscriptions';
import { runJobs } from '../services/jobs/runJobs';
import { addPeriod } from '../services/plans/addPeriod';
import { findSite } from '../services/sites/findSite';
import { beginTerms } from './support/beginTerms';
import { customers } from './support/customers';
import { endContract } from './support/endContract';
import { endAllPlans } from './support/endAllPlans';
import { lastMessage } from './support/outbox';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

const HOUR = 3_600_000;
/** After how many days each right to withdraw is over: two weeks, the rest of a day, and the longest holidays. */
const LATEST = 20;
const inLondon = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
const feePath = '/api/contract-subscription/early-cancellation-fee';

// SUB-23
describe.each(engines)('a plan with a minimum term (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
    await beginTerms(sandbox, 'cw-plus-month', 'tc-standard-4weeks');
  });
  beforeEach(() => endAllPlans(sandbox));
  afterEach(() => void vi.restoreAllMocks());
  afterAll(() => sandbox.close());

  const {
    accept,
    change,
    charges,
    customerOf,
    days,
    internalCustomer,
    iso,
    provider,
    quote,
    rowOf,
    stripeCustomer,
    subscription,
    useCard,
  } = customers(() => sandbox);
  const { end, orderOf, preview, stranger } = endContract(() => sandbox);
  const yearFrom = (start: number) => addPeriod(start, { amount: 12, magnitude: 'month' });

  // LAW-10
  test.each([
    ['without a coupon', undefined, '£300.00'],
    ['with one for the first payment', 'FIVER', '£295.00'],
    ['with one for three payments', 'AUTUMN20', '£285.00'],
    ['if the first payment is free', 'WELCOME100', '£275.00'],
  ])('says in the mail about its order what the whole term costs %s', async (_, coupon, price) => {
    const { email } = await orderOf(await stripeCustomer('cw-plus-month', coupon));
    await runJobs(sandbox.backend);
    expect((await lastMessage(sandbox, email)).body).toContain(
      `For the whole term you’ll pay ${price}.`,
    );
  });

  /** A customer who has cancelled for the end of the term and whose next renewal the bank declines. */
  const pastDue = async (begin: () => Promise<Visitor> = stripeCustomer) => {
    const customer = await begin();
    expect((await end('cancel', await orderOf(customer))).status).toBe(200);
    await useCard(customer, 'pm_card_chargeCustomerFail');
    await days(32);
    expect(await rowOf(customer)).toMatchObject({ state: 'past_due' });
    return customer;
  };

  // LAW-5
  test('quotes the fee with the last day to withdraw, which costs nothing, until that day is over', async () => {
    const customer = await stripeCustomer();
    const { orderNumber } = await orderOf(customer);
    const fee = async () => (await customer.call('POST', feePath)).body;
    const { withdrawUntil, withdrawOrder } = await fee();
    expect(withdrawOrder).toBe(orderNumber);
    const left = (Date.parse(String(withdrawUntil)) - sandbox.clock.now()) / DAY;
    expect(left).toBeGreaterThan(13);
    expect(left).toBeLessThan(LATEST);
    const plan = async () => (await customer.call('GET', '/api/subscription')).body.subscription;
    expect(await plan()).toMatchObject({ withdrawUntil });
    await days(LATEST);
    expect(await fee()).toMatchObject({ withdrawUntil: null, withdrawOrder: null });
    expect(await plan()).toMatchObject({ withdrawUntil: null });
  });

  // SUB-9
  test.each([
    ['STRIPE', stripeCustomer],
    ['INTERNAL', () => internalCustomer('tc-standard-4weeks')],
  ])(
    'is still cancelled while it is past due, and past due once it is kept (%s)',
    async (_, by) => {
      const customer = await pastDue(by);
      const { cancelAt } = await rowOf(customer);
      expect(await subscription(customer)).toMatchObject({
        state: 'pastDue',
        cancelled: true,
        serviceEndDate: new Date(cancelAt ?? 0).toISOString(),
      });
      expect((await customer.call('POST', '/api/subscription/revive')).status).toBe(200);
      expect(await rowOf(customer)).toMatchObject({ state: 'past_due', cancelAt: null });
      expect(await subscription(customer)).toMatchObject({ state: 'pastDue', cancelled: false });
    },
  );

  // LAW-6
  test('that is past due in its last period renews no more at the card provider', async () => {
    const customer = await pastDue();
    const { id, periodEnd, providerId } = await rowOf(customer);
    const { db } = sandbox.backend;
    await db.update(subscriptions).set({ cancelAt: periodEnd }).where(eq(subscriptions.id, id));
    await runJobs(sandbox.backend);
    expect(await rowOf(customer)).toMatchObject({ state: 'past_due', cancelAtPeriodEnd: true });
    expect(await provider().subscriptions.retrieve(String(providerId))).toMatchObject({
      cancel_at_period_end: true,
    });
  });

  // SUB-7
  test('is left without a charge where its fee is nothing', async () => {
    const customer = await internalCustomer('tc-standard-4weeks');
    const { db } = sandbox.backend;
    const isMine = eq(subscriptions.userId, customer.userId);
    await db.update(subscriptions).set({ contractMonthly: 0, periodPrice: 0 }).where(isMine);
    expect((await customer.call('POST', feePath)).body).toMatchObject({ amountToCharge: 0 });
    const reason = { cancellationReason: 'other' };
    const left = await customer.keyed('/api/contract-subscription', reason);
    expect(left).toMatchObject({ status: 200, body: { state: 'cancelled' } });
    expect(await charges(customer)).toHaveLength(1);
  });

  // SUB-23
  test('has its term even when a coupon pays the first period', async () => {
    const { db } = sandbox.backend;
    const code = 'FIRSTFREE';
    await db.insert(coupons).values({
      code,
      customerCode: (await findSite(db, 'trenance-cove'))?.customerCode ?? '',
      percentOff: 100,
      periods: 1,
    });
    const customer = await new Visitor(sandbox, 'trenance-cove').signUp();
    const order = { priceId: 'tc-standard-4weeks', couponCode: code };
    const bought = await customer.keyed('/api/internal-subscription', order);
    expect(bought.body).toMatchObject({ paymentIntentId: null });
    const { contractEnd, startedAt } = await rowOf(customer);
    expect(contractEnd).toBe(yearFrom(startedAt));
  });

  const stripe = {
    begin: stripeCustomer,
    small: 'cw-essential-month',
    term: 'cw-plus-month',
    large: 'cw-supersonic-month',
    payments: 12,
  };
  const internal = {
    begin: internalCustomer,
    small: 'tc-single-4weeks',
    term: 'tc-standard-4weeks',
    large: 'tc-awesome-4weeks',
    // 13 periods of 4 weeks are a day short of a year.
    payments: 13,
  };

  describe.each([
    ['STRIPE', stripe],
    ['INTERNAL', internal],
  ])('%s engine', (_, { begin, small, term, large, payments }) => {
    test('starts the term with the change', async () => {
      const customer = await begin(small);
      await days(5);
      const now = sandbox.clock.now();
      expect((await change(customer, term)).status).toBe(200);
      expect(await subscription(customer)).toMatchObject({ contract: true });
      const { contractEnd } = await rowOf(customer);
      expect(Math.abs((contractEnd ?? 0) - yearFrom(now))).toBeLessThan(HOUR);
      // A later change does not shorten what was agreed.
      expect((await change(customer, large)).status).toBe(200);
      expect((await rowOf(customer)).contractEnd).toBe(contractEnd);
    });

    // LAW-6, LAW-16
    test('is cancelled without logging in for the end of the term, and is paid until then', async () => {
      const customer = await begin(term);
      const order = await orderOf(customer);
      const { contractEnd } = await rowOf(customer);
      const shown = await preview(await stranger(), { kind: 'cancel', ...order });
      expect(shown.status).toBe(200);
      expect(shown.body['renewsUntilEnd']).toBe(true);
      expect(Date.parse(String(shown.body['minimumTermEnd']))).toBe(contractEnd);
      const endsAt = Date.parse(String(shown.body['endsAt']));
      expect(Math.abs(endsAt - (contractEnd ?? 0))).toBeLessThan(29 * DAY);
      const { status, body } = await end('cancel', { ...order, reason: 'I have moved to Wales.' });
      expect(status).toBe(200);
      expect(body).toMatchObject({ endsAt: shown.body['endsAt'], renewsUntilEnd: true });
      const mail = await lastMessage(sandbox, order.email);
      expect(mail.subject).toBe('You’ve cancelled your contract');
      expect(mail.body).toMatch(
        /We received your request on \d+ \w+ \d{4} at \d\d:\d\d \(.+ Time\)\./,
      );
      expect(mail.body).toMatch(/It ends on \d+ \w+ \d{4} .*It renews until then/);
      expect(mail.body).toContain('I have moved to Wales.');
      expect(mail.body).not.toContain('We won’t charge you again');
      expect(await subscription(customer)).toMatchObject({
        state: 'cancelled',
        serviceEndDate: body['endsAt'],
      });
      expect((await customer.call('GET', '/api/dashboard')).body['nextPayment']).not.toBeNull();
      expect((await quote(customer, large)).status).toBe(409);
      for (let month = 0; month < 14; month += 1) await days(30);
      expect(await subscription(customer)).toBeNull();
      const { endedAt } = await rowOf(customer);
      expect(Math.abs((endedAt ?? 0) - endsAt)).toBeLessThan(4 * DAY);
      expect(await charges(customer)).toHaveLength(payments);
    });

    // SUB-7, LAW-7
    test('ends free of charge with its term when it is cancelled in My Plan for that, and a mail says so', async () => {
      const customer = await begin(term);
      const { email } = await orderOf(customer);
      const quoted = await customer.call('POST', feePath);
      const freeEnd = Date.parse(String(quoted.body['freeEnd']));
      const { contractEnd } = await rowOf(customer);
      expect(Math.abs(freeEnd - (contractEnd ?? 0))).toBeLessThan(29 * DAY);
      const reason = { cancellationReason: 'other' };
      expect((await customer.call('DELETE', '/api/subscription', reason)).status).toBe(409);
      const free = { ...reason, atTermEnd: true };
      expect((await customer.call('DELETE', '/api/subscription', free)).status).toBe(200);
      expect((await customer.call('DELETE', '/api/subscription', free)).status).toBe(409);
      expect(await subscription(customer)).toMatchObject({
        state: 'cancelled',
        serviceEndDate: quoted.body['freeEnd'],
      });
      expect(await charges(customer)).toHaveLength(1);
      await runJobs(sandbox.backend);
      const mail = await lastMessage(sandbox, email);
      expect(mail.subject).toBe('You’ve cancelled your contract');
      expect(mail.body).toMatch(/It ends on \d+ \w+ \d{4} .*It renews until then/);
    });

    // LAW-10, SUB-23
    test('is in the preview of a change with its end and the higher of both monthly prices', async () => {
      const customer = await begin(term);
      const { contractEnd, contractMonthly } = await rowOf(customer);
      const { minimumTerm } = (await quote(customer, large)).body;
      expect(minimumTerm).toMatchObject({
        end: new Date(contractEnd ?? 0).toISOString(),
        feePercent: 50,
      });
      const monthlyPrice = Number(Object(minimumTerm)['monthlyPrice']);
      expect(monthlyPrice).toBeGreaterThan((contractMonthly ?? 0) / 100);
      const free = await begin(small);
      expect((await quote(free, large)).body).toMatchObject({ minimumTerm: null });
    });

    test('can change to a cheaper plan only when its term ends', async () => {
      const customer = await begin(term);
      const listed = async () => {
        const { id } = await rowOf(customer);
        const { body } = await customer.call('GET', `/api/plans/subscription/${id}/upgrade`);
        return Object.values(body).map((plan) => Object(plan)['priceId']);
      };
      expect(await listed()).toContain(large);
      expect(await listed()).not.toContain(small);
      const dearer = await quote(customer, large);
      for (const answer of [await quote(customer, small), await accept(customer, dearer, small)])
        expect(answer).toMatchObject({ status: 409, body: { code: 'TERM_RUNS' } });
      for (let month = 0; month < payments - 1; month += 1) {
        const { periodEnd } = await rowOf(customer);
        await days(((periodEnd ?? 0) - sandbox.clock.now()) / DAY + 0.1);
      }
      expect(await subscription(customer)).toMatchObject({ contract: true });
      expect(await listed()).toContain(small);
      expect((await change(customer, small)).status).toBe(200);
      await days(31);
      expect(await subscription(customer)).toMatchObject({ priceId: small, contract: false });
    });

    // PAUSE-8
    test('does not count the time of a pause', async () => {
      const customer = await begin(term);
      const feeNow = () => customer.call('POST', feePath);
      const before = await feeNow();
      const { contractEnd } = await rowOf(customer);
      const pause = { startDate: iso(0), endDate: null };
      expect((await customer.keyed('/api/pause', pause)).status).toBe(201);
      await days(90);
      expect(await subscription(customer)).toMatchObject({ state: 'paused', contract: true });
      const paused = await feeNow();
      expect(paused.body).toMatchObject({
        amountToCharge: before.body['amountToCharge'],
        remainingTime: before.body['remainingTime'],
      });
      expect((await customer.call('DELETE', '/api/unpause')).status).toBe(204);
      const moved = ((await rowOf(customer)).contractEnd ?? 0) - (contractEnd ?? 0);
      // Months differ in length.
      expect(Math.abs(moved - 90 * DAY)).toBeLessThan(4 * DAY);
      const after = await feeNow();
      expect(after.body['amountToCharge']).toBe(before.body['amountToCharge']);
      const freeEnds = [paused, after].map(({ body }) => Date.parse(String(body['freeEnd'])));
      expect(Math.abs((freeEnds[1] ?? 0) - (freeEnds[0] ?? 0))).toBeLessThan(HOUR);
    });

    // PAUSE-2, PAUSE-8
    test('continues after a year of a pause that nobody ends', async () => {
      const customer = await begin(term);
      const pause = { startDate: iso(0), endDate: null };
      expect((await customer.keyed('/api/pause', pause)).status).toBe(201);
      await days(365);
      expect(await subscription(customer)).toMatchObject({ state: 'paused', contract: true });
      await days(2);
      expect(await subscription(customer)).toMatchObject({ state: 'active', contract: true });
    });

    // SUB-7, LAW-5
    test('offers to withdraw for two weeks, with the number of its order', async () => {
      const customer = await begin(term);
      const offered = async () => (await customer.call('POST', feePath)).body;
      const { email } = await orderOf(customer);
      const { withdrawOrder, withdrawUntil } = await offered();
      const named = { kind: 'withdraw', email, orderNumber: String(withdrawOrder) };
      expect((await preview(await stranger(), named)).status).toBe(200);
      const left = Date.parse(String(withdrawUntil)) - sandbox.clock.now();
      expect(left).toBeGreaterThan(14 * DAY - HOUR);
      expect(left).toBeLessThan(LATEST * DAY);
      await days(LATEST);
      expect(await offered()).toMatchObject({ withdrawUntil: null, withdrawOrder: null });
    });

    // LAW-5
    test('gives the fee for leaving early back when it is withdrawn from', async () => {
      const customer = await begin(term);
      const order = await orderOf(customer);
      await days(3);
      const left = await customer.keyed('/api/contract-subscription', {
        cancellationReason: 'other',
      });
      expect(left.status).toBe(200);
      const paid = await charges(customer);
      expect(paid).toHaveLength(2);
      await days(2);
      expect((await end('withdraw', order)).status).toBe(200);
      const { data } = await provider().charges.list({ customer: await customerOf(customer) });
      const [fee] = data.map(({ amount_refunded }) => amount_refunded);
      expect(fee).toBe(paid[1]);
    });

    // LAW-16
    test('tells support of a reason once, even while the user’s mail is refused', async () => {
      const customer = await begin(term);
      const order = await orderOf(customer);
      const toSupport: string[] = [];
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      vi.spyOn(sandbox.backend.messages, 'sendMail').mockImplementation(({ to, subject }) => {
        if (to === order.email) return Promise.reject(new Error('550 no such mailbox'));
        if (subject.includes(order.email)) toSupport.push(to);
        return Promise.resolve();
      });
      expect((await end('cancel', { ...order, reason: 'I have moved.' })).status).toBe(200);
      await runJobs(sandbox.backend);
      await runJobs(sandbox.backend);
      expect(toSupport).toHaveLength(1);
      vi.restoreAllMocks();
      const sent = vi.spyOn(sandbox.backend.messages, 'sendMail');
      await days(0.01);
      const paragraphs = sent.mock.calls.flatMap(([mail]) => mail.paragraphs);
      expect(paragraphs.join('\n')).toContain('I have moved.');
      sent.mockRestore();
    });

    test('is kept again although it was cancelled for the end of its term', async () => {
      const customer = await begin(term);
      expect((await end('cancel', await orderOf(customer))).status).toBe(200);
      expect((await customer.call('POST', '/api/subscription/revive')).status).toBe(200);
      expect(await subscription(customer)).toMatchObject({ state: 'active', serviceEndDate: null });
      await runJobs(sandbox.backend);
      const { subject, body } = await lastMessage(sandbox, (await orderOf(customer)).email);
      expect(subject).toBe('You’ve kept your plan');
      expect(body).toContain('Your cancellation no longer counts.');
      for (const said of [
        /We received your request on .+ \(.+\)\./,
        /Price: £[\d.]+ every/,
        /You’ll next pay £[\d.]+ on/,
        /Minimum term: Until .+ If you leave early/,
        'How to cancel: Log in and open My Plan',
      ])
        expect(body).toMatch(said);
    });

    test('confirms its order and its pause with what they say of the term', async () => {
      const customer = await begin(term);
      const { email } = await orderOf(customer);
      await runJobs(sandbox.backend);
      const day = inLondon.format((await rowOf(customer)).contractEnd ?? 0);
      expect((await lastMessage(sandbox, email)).body).toContain(
        `Minimum term: Until ${day}. If you leave early, or the plan ends because you haven’t paid, you’ll pay 50% of £`,
      );
      await customer.keyed('/api/pause', { startDate: iso(0), endDate: iso(40) });
      await runJobs(sandbox.backend);
      expect((await lastMessage(sandbox, email)).body).toContain(
        'Minimum term: Your minimum term stops during the pause',
      );
    });

    test('is a plan without a term once the term is over, and is cancelled as one', async () => {
      const customer = await begin(term);
      for (let month = 0; month < 13; month += 1) await days(30);
      expect(await subscription(customer)).toMatchObject({ state: 'active', contract: false });
      const { body } = await customer.call('GET', '/api/billing');
      expect(body).toMatchObject({ subscriptions: [{ contract: false }] });
      expect((await change(customer, large)).status).toBe(200);
      await runJobs(sandbox.backend);
      const { email } = await orderOf(customer);
      expect((await lastMessage(sandbox, email)).body).not.toContain('Minimum term');
      const left = await customer.call('DELETE', '/api/subscription', {
        cancellationReason: 'leaving',
      });
      expect(left).toMatchObject({ status: 200, body: { state: 'cancelled' } });
    });

    test('starts the term when a booked change begins', async () => {
      const customer = await begin(large);
      expect((await change(customer, term)).status).toBe(200);
      const { contractEnd, periodEnd } = await rowOf(customer);
      expect(contractEnd).toBeNull();
      await runJobs(sandbox.backend);
      const { email } = await orderOf(customer);
      expect((await lastMessage(sandbox, email)).body).toContain(
        `Until ${inLondon.format(yearFrom(periodEnd ?? 0))}`,
      );
      await days(32);
      const after = await rowOf(customer);
      expect(after.priceId).toBe(term);
      expect(Math.abs((after.contractEnd ?? 0) - yearFrom(periodEnd ?? 0))).toBeLessThan(25 * HOUR);
    });
  });
});
