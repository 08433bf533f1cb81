import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { invoices } from '../db/schema/billing';
import { subscriptions } from '../db/schema/subscriptions';
import { runJobs } from '../services/jobs/runJobs';
import { endContract } from './support/endContract';
import { invoiceKind } from '../services/invoices/findInvoice';
import { writeCreditNote } from '../services/payments/writeCreditNote';
import { closeCards } from './support/closeCards';
import { customers } from './support/customers';
import { lastMessage, messagesTo } from './support/outbox';
import { endAllPlans } from './support/endAllPlans';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';

// PAUSE-7
describe.each(engines)('a paid pause that has begun (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  beforeEach(() => endAllPlans(sandbox));
  afterAll(() => sandbox.close());

  const {
    account,
    charges,
    customerOf,
    days,
    internalCustomer,
    iso,
    provider,
    stripeCustomer,
    subscription,
    useCard,
  } = customers(() => sandbox);

  const { end, preview, stranger } = endContract(() => sandbox);

  const plans = [
    ['INTERNAL', () => internalCustomer()],
    ['STRIPE', () => stripeCustomer()],
  ] as const;
  type Customer = Awaited<ReturnType<typeof internalCustomer>>;

  /** The refund of the pause's price. */
  const refunded = async (customer: Customer) => {
    const { data } = await provider().charges.list({ customer: await customerOf(customer) });
    return data.toReversed().map(({ amount_refunded }) => amount_refunded);
  };
  const pauseFor = async (customer: Customer, length: number) => {
    const paused = await customer.keyed('/api/pause', { startDate: iso(0), endDate: iso(length) });
    expect(paused.status).toBe(201);
    return paused.body;
  };
  const endIt = (customer: Customer) => customer.call('DELETE', '/api/unpause');

  test.each(plans)(
    'returns the days that are left when it ends within 14 days (%s)',
    async (_, buy) => {
      const customer = await buy();
      const pause = await pauseFor(customer, 60);
      expect(Date.parse(String(pause['refundableUntil']))).toBeGreaterThan(sandbox.clock.now());
      await days(10);
      expect((await customer.call('GET', '/api/pause')).body).toMatchObject({ refundAmount: 3.26 });
      expect((await endIt(customer)).status).toBeLessThan(300);
      // 11 of the 60 days have begun.
      expect(await refunded(customer)).toEqual([0, 326]);
      await runJobs(sandbox.backend);
      const { body } = await lastMessage(
        sandbox,
        textAt(await account(customer), 'siteUser.email'),
      );
      expect(body).toContain('We’ve refunded £3.26 for the days that you didn’t use');
    },
  );

  // SEC-11
  test('is charged at most ten times a day, because each charge can be returned', async () => {
    const customer = await internalCustomer();
    const book = () => customer.keyed('/api/pause', { startDate: iso(1 / 1440), endDate: iso(30) });
    for (let time = 0; time < 9; time += 1) {
      expect((await book()).status).toBe(201);
      expect((await endIt(customer)).status).toBeLessThan(300);
    }
    await book();
    const longer = await customer.call('PATCH', '/api/pause', {
      startDate: iso(1 / 1440),
      endDate: iso(200),
    });
    expect(longer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    await endIt(customer);
    const paid = await charges(customer);
    expect((await book()).status).toBe(429);
    expect((await customer.call('GET', '/api/pause')).body).toBeNull();
    expect(await charges(customer)).toEqual(paid);
    await days(1);
    expect((await book()).status).toBe(201);
  });

  // PAUSE-1
  test('is not sold for a plan that costs nothing', async () => {
    const customer = await internalCustomer();
    await sandbox.backend.db
      .update(subscriptions)
      .set({ periodPrice: 0 })
      .where(eq(subscriptions.userId, customer.userId));
    const paid = await charges(customer);
    const refused = await customer.keyed('/api/pause', { startDate: iso(0), endDate: iso(30) });
    expect(refused).toMatchObject({ status: 409, body: { code: 'STATE_CONFLICT' } });
    expect(await charges(customer)).toEqual(paid);
  });

  // SEC-11
  test('is still charged after ten attempts that were declined, and ten while the plan was paused', async () => {
    const customer = await internalCustomer();
    const book = async (length = 30) =>
      (await customer.keyed('/api/pause', { startDate: iso(1 / 1440), endDate: iso(length) }))
        .status;
    const tenTimes = async (attempt: () => Promise<number>) => {
      const statuses = new Set<number>();
      for (let time = 0; time < 10; time += 1) statuses.add(await attempt());
      return [...statuses];
    };
    const move = async () =>
      (
        await customer.call('PATCH', '/api/pause', {
          startDate: iso(1 / 1440),
          endDate: iso(200),
        })
      ).status;
    await useCard(customer, 'pm_card_chargeCustomerFail');
    expect(await tenTimes(book)).toEqual([402]);
    await useCard(customer, 'pm_card_visa');
    expect(await book()).toBe(201);
    expect(await tenTimes(book)).toEqual([409]);
    await useCard(customer, 'pm_card_chargeCustomerFail');
    expect(await tenTimes(move)).toEqual([402]);
    await useCard(customer, 'pm_card_visa');
    expect(await move()).toBe(200);
  });

  test('gives back no more than the seconds that were left when it began', async () => {
    const customer = await internalCustomer();
    const endOf = async () => Date.parse(String((await subscription(customer))?.['periodEnd']));
    await sandbox.moveClock((await endOf()) - sandbox.clock.now() - 20_000);
    await pauseFor(customer, 60);
    expect((await endIt(customer)).status).toBeLessThan(300);
    expect((await endOf()) - sandbox.clock.now()).toBeLessThanOrEqual(21_000);
  });

  test.each(plans)('keeps its price when it ends later (%s)', async (_, buy) => {
    const customer = await buy();
    await pauseFor(customer, 60);
    await days(18);
    expect((await endIt(customer)).status).toBeLessThan(300);
    expect(await refunded(customer)).toEqual([0, 0]);
  });

  test('keeps its price when it ends by its date', async () => {
    const customer = await internalCustomer();
    await pauseFor(customer, 5);
    await days(6);
    expect((await refunded(customer)).at(-1)).toBe(0);
  });

  test('that was made longer for money returns that payment only, within its own 14 days', async () => {
    const customer = await internalCustomer();
    await pauseFor(customer, 60);
    await days(18);
    const longer = await customer.call('PATCH', '/api/pause/end-date', { endDate: iso(90) });
    expect(longer.status).toBeLessThan(300);
    const [, , more = 0] = await charges(customer);
    expect(more).toBeGreaterThan(0);
    expect(longer.body).toMatchObject({ refundAmount: more / 100 });
    expect((await endIt(customer)).status).toBeLessThan(300);
    expect(await refunded(customer)).toEqual([0, 0, more]);
  });

  test('that was made longer for money keeps that payment after its own 14 days', async () => {
    const customer = await internalCustomer();
    await pauseFor(customer, 60);
    await days(18);
    await customer.call('PATCH', '/api/pause/end-date', { endDate: iso(90) });
    await days(18);
    expect((await customer.call('GET', '/api/pause')).body).toMatchObject({ refundAmount: 0 });
    expect((await endIt(customer)).status).toBeLessThan(300);
    expect(await refunded(customer)).toEqual([0, 0, 0]);
  });

  test.each(plans)(
    'ends even where its card is closed: support pays it back (%s)',
    async (_, buy) => {
      const customer = await buy();
      await pauseFor(customer, 60);
      await days(10);
      closeCards(provider());
      expect((await endIt(customer)).status).toBeLessThan(300);
      vi.restoreAllMocks();
      expect((await customer.call('GET', '/api/subscription')).body).toMatchObject({
        subscription: { state: 'active' },
      });
      await runJobs(sandbox.backend);
      const mail = await lastMessage(sandbox, textAt(await account(customer), 'siteUser.email'));
      expect(mail.subject).toBe('We couldn’t refund £3.26');
      expect(mail.body).toContain('support will email you to arrange another way to pay you.');
      const bills = (await customer.call('GET', '/api/billing')).body;
      const refused =
        'Our payment provider couldn’t make this refund. We still owe you this amount.';
      expect(bills).toMatchObject({ credits: [{ reason: refused, amount: 3.26 }] });
      const german = await customer.call('GET', '/api/billing', undefined, {
        'accept-language': 'de',
      });
      expect(german.body).toMatchObject({
        credits: [{ reason: expect.stringMatching(/^Unser Zahlungsanbieter konnte/) }],
      });
      const kept = { refunded: false, refundedAmount: 0 };
      expect(bills['invoices']).toMatchObject([kept, kept]);
    },
  );

  test('of which the card provider credited a part returns the rest, and says so', async () => {
    const customer = await internalCustomer();
    await pauseFor(customer, 60);
    const { db } = sandbox.backend;
    const [bill] = await db
      .select()
      .from(invoices)
      .where(and(eq(invoices.userId, customer.userId), eq(invoiceKind, 'pause')));
    if (!bill) throw new Error('The pause was not charged.');
    await writeCreditNote(sandbox.backend, bill, { suffix: 'W', amount: 100, cause: 'withdrawal' });
    await provider().refunds.create({ payment_intent: bill.paymentIntentId ?? '', amount: 100 });
    await endIt(customer);
    const { body } = await customer.call('GET', '/api/billing/credit-notes');
    // A day of the 60 has begun.
    expect(body).toMatchObject([{ amount: 2.93 }, { amount: 1 }]);
    expect((await refunded(customer)).at(-1)).toBe(393);
    await runJobs(sandbox.backend);
    const mail = await lastMessage(sandbox, textAt(await account(customer), 'siteUser.email'));
    expect(mail.subject).toBe('We’ve refunded £2.93');
  });

  test('that the operator has refunded by hand is credited and told with what was left', async () => {
    const customer = await internalCustomer();
    await pauseFor(customer, 60);
    const [bill] = await sandbox.backend.db
      .select()
      .from(invoices)
      .where(and(eq(invoices.userId, customer.userId), eq(invoiceKind, 'pause')));
    await provider().refunds.create({ payment_intent: bill?.paymentIntentId ?? '', amount: 300 });
    await endIt(customer);
    const { body } = await customer.call('GET', '/api/billing/credit-notes');
    expect(body).toMatchObject([{ amount: 1 }]);
    await runJobs(sandbox.backend);
    const email = textAt(await account(customer), 'siteUser.email');
    const mails = await messagesTo(sandbox, email);
    expect(mails.map(({ subject }) => subject)).toContain('We’ve refunded £1.00');
  });

  /** The order number and the email address in the confirmation of the newest payment for a pause. */
  const namedPause = async (customer: Customer) => {
    const email = textAt(await account(customer), 'siteUser.email');
    await runJobs(sandbox.backend);
    const [orderNumber] = /FW-\d+-\w{5}/.exec((await lastMessage(sandbox, email)).body) ?? [];
    return { orderNumber, email };
  };

  test('has a number that does not cancel the plan', async () => {
    const customer = await internalCustomer();
    await pauseFor(customer, 60);
    const shown = await preview(await stranger(), {
      kind: 'cancel',
      ...(await namedPause(customer)),
    });
    expect(shown).toMatchObject({ status: 409, body: { code: 'ORDER_IS_PAUSE' } });
  });

  test.each(plans)(
    'is ended and refunded by its number, without logging in, while the plan continues (%s)',
    async (_, buy) => {
      const customer = await buy();
      await pauseFor(customer, 60);
      await days(5);
      const order = await namedPause(customer);
      const done = await end('withdraw', order);
      expect(done).toMatchObject({ status: 200, body: { keepsPlan: true, refundAmount: 3.6 } });
      expect(Date.parse(textAt(done, 'returnsAt'))).toBeLessThanOrEqual(sandbox.clock.now());
      // 6 of the 60 days have begun.
      expect(await refunded(customer)).toEqual([0, 360]);
      expect(await subscription(customer)).toMatchObject({ state: 'active' });
      expect((await customer.call('GET', '/api/pause')).body).toBeNull();
      const { subject, body } = await lastMessage(sandbox, order.email);
      expect(subject).toBe('You’ve withdrawn from your pause');
      for (const said of [
        /We received your request on .+ at .+\./,
        /You withdrew from the pause for .+\. Your plan continues\./,
        /We’ve refunded £3\.60/,
        order.orderNumber ?? 'none',
      ])
        expect(body).toMatch(said);
    },
  );

  test('that was made longer goes back to its earlier end by the number of the longer time', async () => {
    const customer = await internalCustomer();
    const firstEnd = Date.parse(String((await pauseFor(customer, 60))['endDate']));
    await days(18);
    const longer = { endDate: iso(90) };
    await customer.call('PATCH', '/api/pause/end-date', longer);
    const [, , more = 0] = await charges(customer);
    const done = await end('withdraw', await namedPause(customer));
    const endDate = textAt(done, 'returnsAt');
    // The pause began milliseconds after its planned start.
    expect(Math.abs(Date.parse(endDate) - firstEnd)).toBeLessThan(60_000);
    expect(await refunded(customer)).toEqual([0, 0, more]);
    expect((await customer.call('GET', '/api/pause')).body).toMatchObject({ endDate, price: 4 });
    expect(await subscription(customer)).toMatchObject({ state: 'paused' });
    await customer.call('PATCH', '/api/pause/end-date', longer);
    expect(await charges(customer)).toHaveLength(4);
  });

  test('that has a sooner end meanwhile is not said to end sooner by a withdrawal', async () => {
    const customer = await internalCustomer();
    await pauseFor(customer, 60);
    await days(18);
    await customer.call('PATCH', '/api/pause/end-date', { endDate: iso(90) });
    const order = await namedPause(customer);
    const endDate = iso(10);
    const sooner = await customer.call('PATCH', '/api/pause/end-date', { endDate });
    expect(sooner.status).toBeLessThan(300);
    expect((await end('withdraw', order)).body).toMatchObject({ returnsAt: endDate });
    const { body } = await lastMessage(sandbox, order.email);
    expect(body).toMatch(/You withdrew from the longer pause for .+\. The pause ends on .+\./);
  });

  test('is not refunded by its number once its days are used, and a newer one runs on', async () => {
    const customer = await internalCustomer();
    await pauseFor(customer, 3);
    const order = await namedPause(customer);
    await days(4);
    expect(await subscription(customer)).toMatchObject({ state: 'active' });
    await pauseFor(customer, 30);
    expect(await preview(await stranger(), { kind: 'withdraw', ...order })).toMatchObject({
      status: 409,
      body: {
        code: 'STATE_CONFLICT',
        message: 'You’ve already withdrawn from this order, or used up its time.',
      },
    });
    expect(await refunded(customer)).toEqual([0, 0, 0]);
    expect(await subscription(customer)).toMatchObject({ state: 'paused' });
  });

  test('is refunded by its number within 14 days for the days that it was made shorter by', async () => {
    const customer = await internalCustomer();
    await pauseFor(customer, 60);
    const order = await namedPause(customer);
    await customer.call('PATCH', '/api/pause/end-date', { endDate: iso(2.9) });
    await days(4);
    expect(await subscription(customer)).toMatchObject({ state: 'active' });
    expect(await end('withdraw', order)).toMatchObject({
      status: 200,
      body: { refundAmount: 3.8 },
    });
    expect(await refunded(customer)).toEqual([0, 380]);
    const again = await preview(await stranger(), { kind: 'withdraw', ...order });
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'STATE_CONFLICT', message: 'We’ve already refunded this pause.' },
    });
  });

  test('that has ended returns nothing more by its number where its end has returned a whole payment', async () => {
    const customer = await internalCustomer();
    await pauseFor(customer, 30);
    const order = await namedPause(customer);
    await customer.call('PATCH', '/api/pause/end-date', { endDate: iso(31) });
    await days(12.5);
    await endIt(customer);
    // 13 of the 31 days that £4 paid for have begun, and the first payment pays for them.
    expect(await refunded(customer)).toEqual([0, 200 - Math.ceil((400 * 13) / 31), 200]);
    expect(await preview(await stranger(), { kind: 'withdraw', ...order })).toMatchObject({
      status: 409,
      body: { code: 'STATE_CONFLICT' },
    });
  });

  test('can’t be withdrawn from by its number after 14 days', async () => {
    const customer = await internalCustomer();
    await pauseFor(customer, 60);
    const order = await namedPause(customer);
    await days(18);
    const shown = await preview(await stranger(), { kind: 'withdraw', ...order });
    expect(shown).toMatchObject({ status: 409, body: { code: 'WITHDRAWAL_OVER' } });
    expect(await subscription(customer)).toMatchObject({ state: 'paused' });
  });
});
