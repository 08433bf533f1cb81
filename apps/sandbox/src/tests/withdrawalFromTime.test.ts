import { DAY, formatMoney } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { plans } from '../db/schema/sites';
import { users } from '../db/schema/users';
import { giveTime } from '../services/agent-desk/giveTime';
import { runJobs } from '../services/jobs/runJobs';
import { calendarDayText } from '../services/messages/dates';
import { findPlan } from '../services/plans/findPlan';
import { findSite } from '../services/sites/findSite';
import { withdrawalEnd } from '../services/subscriptions/withdrawalEnd';
import { closeCards } from './support/closeCards';
import { customers } from './support/customers';
import { endContract } from './support/endContract';
import { lastMessage, messagesTo } from './support/outbox';
import { endAllPlans } from './support/endAllPlans';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import type { Visitor } from './support/Visitor';

const LONG_PASS = 'cw-plus-4weeks';

// LAW-5
describe.each(engines)('more time for a pass that is too old to withdraw from (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
    const { db } = sandbox.backend;
    const pass = await findPlan(db, 'cw-plus-week');
    if (!pass) throw new Error('The seeds have changed.');
    const details = { ...pass.details, id: LONG_PASS, period: { amount: 28, magnitude: 'day' } };
    const longPass = { ...pass, priceId: LONG_PASS, details, providerPriceId: null } as typeof pass;
    await db.insert(plans).values(longPass);
  });
  beforeEach(() => endAllPlans(sandbox));
  afterAll(() => sandbox.close());

  const { change, charges, customerOf, days, passHolder, provider, subscription } = customers(
    () => sandbox,
  );
  const { confirm, end, orderOf, preview, stranger } = endContract(() => sandbox);

  const endOf = async (customer: Visitor) =>
    Date.parse(String((await subscription(customer))?.['periodEnd']));
  const refunds = async (customer: Visitor) => {
    const { data } = await provider().charges.list({ customer: await customerOf(customer) });
    return data.toReversed().map(({ amount_refunded }) => amount_refunded);
  };
  /** A customer whose pass of 28 days was bought 20 days ago. */
  const oldPass = async () => {
    const customer = await passHolder(LONG_PASS);
    const order = await orderOf(customer);
    await days(20);
    return { customer, order, endsAt: await endOf(customer) };
  };
  const buyTime = async (customer: Visitor) => {
    const { body } = await customer.call('GET', '/api/subscription/extension');
    const bought = await customer.keyed('/api/subscription/extension', { endsAt: body['endsAt'] });
    expect(bought.status).toBe(200);
  };
  const give = async (customer: Visitor, count: number) => {
    const [user] = await sandbox.backend.db
      .select()
      .from(users)
      .where(eq(users.id, customer.userId));
    if (!user) throw new Error('The customer is gone.');
    await giveTime(sandbox.backend, user, count, await endOf(customer));
  };

  test('that support gave opens no right to withdraw', async () => {
    const { customer, order } = await oldPass();
    await give(customer, 1);
    const { status, body } = await preview(await stranger(), { kind: 'withdraw', ...order });
    expect(status).toBe(409);
    expect(body['message']).toMatch(/^Your right to withdraw ended on /);
  });

  test('that was paid for is refunded in full, once, and the pass ends as before', async () => {
    const { customer, order, endsAt } = await oldPass();
    await buyTime(customer);
    expect(await endOf(customer)).toBe(endsAt + 28 * DAY);
    const [pass, time] = await charges(customer);
    const visitor = await stranger();
    const shown = await preview(visitor, { kind: 'withdraw', ...order });
    expect(shown.body).toMatchObject({
      refundAmount: Number(time) / 100,
      endsAt: new Date(endsAt).toISOString(),
    });
    const declared = { kind: 'withdraw', ...order, asOf: shown.body['asOf'] };
    const done = await confirm(visitor, declared);
    expect(done.status).toBe(200);
    expect((await confirm(visitor, declared)).body).toEqual(done.body);
    expect(await refunds(customer)).toEqual([0, time]);
    expect(pass).toBeGreaterThan(0);
    expect(await endOf(customer)).toBe(endsAt);
    const mail = await lastMessage(sandbox, order.email);
    expect(mail.subject).toBe('You’ve withdrawn from the extra time');
    expect(mail.body).toContain('You withdrew from your order for more time on the Plus plan.');
    expect(mail.body).not.toMatch(/has ended|to follow|No other plan/);
    const again = await preview(visitor, { kind: 'withdraw', ...order });
    expect(again.body['message']).toMatch(/^Your right to withdraw ended on /);
    await days(9);
    expect(await subscription(customer)).toBeNull();
    expect(await charges(customer)).toHaveLength(2);
  });

  // SUB-12
  test('that was paid for takes the plan with it that is booked for its end', async () => {
    const { customer, order, endsAt } = await oldPass();
    await buyTime(customer);
    expect((await change(customer, 'cw-essential-month')).status).toBe(200);
    await runJobs(sandbox.backend);
    const paid = await charges(customer);
    const shown = await preview(customer, { kind: 'withdraw', ...order });
    expect(shown.body).toMatchObject({ dropsNextPlan: true });
    expect((await end('withdraw', order)).status).toBe(200);
    expect(await subscription(customer)).toMatchObject({
      periodEnd: new Date(endsAt).toISOString(),
      scheduledChange: null,
    });
    const sent = await messagesTo(sandbox, order.email);
    const mail = sent.find(({ subject }) => subject === 'You’ve withdrawn from the extra time');
    expect(mail?.body).toContain('The plan that you booked to follow won’t begin.');
    await days(9);
    expect(await subscription(customer)).toBeNull();
    expect(await charges(customer)).toEqual(paid);
  });

  test('that has begun is refunded in part, and days that support gave stay', async () => {
    const { customer, order } = await oldPass();
    await buyTime(customer);
    await give(customer, 3);
    const [, time = 0] = await charges(customer);
    // 8 days of the pass are left, so 2 of the bought 28 days are used.
    await days(10);
    expect((await end('withdraw', order)).status).toBe(200);
    const [pass, refund] = await refunds(customer);
    expect(pass).toBe(0);
    expect(Math.abs((refund ?? 0) - (time * 26) / 28)).toBeLessThan(3);
    const left = (await endOf(customer)) - sandbox.clock.now();
    expect(Math.abs(left - 3 * DAY)).toBeLessThan(DAY / 100);
  });

  test('whose card is closed is paid back by support, and nothing waits for it', async () => {
    const { customer, order, endsAt } = await oldPass();
    await buyTime(customer);
    const [, time = 0] = await charges(customer);
    closeCards(provider());
    expect((await end('withdraw', order)).status).toBe(200);
    vi.restoreAllMocks();
    expect(await endOf(customer)).toBe(endsAt);
    const amount = formatMoney({ minor: time, currency: 'GBP' }, 'en');
    const { body } = await lastMessage(sandbox, order.email);
    expect(body).toContain(`We owe you ${amount}. We couldn’t refund it the same way you paid`);
    await runJobs(sandbox.backend);
    const site = await findSite(sandbox.backend.db, 'canal-wharf');
    const told = await lastMessage(sandbox, String(site?.details.support.email));
    expect(told.subject).toBe(`Refund ${amount} by hand: ${order.email}`);
    expect(told.body).toContain(`The payment provider refused to refund ${amount}`);
    expect(told.body).not.toContain('as your confirmation');
    expect(told.body).toContain(order.orderNumber);
    expect(await refunds(customer)).toEqual([0, 0]);
    await buyTime(customer);
    expect(await endOf(customer)).toBe(endsAt + 28 * DAY);
  });

  test('of which support returned a part by hand is taken back once', async () => {
    const { customer, order, endsAt } = await oldPass();
    await buyTime(customer);
    const [, time = 0] = await charges(customer);
    const { data } = await provider().charges.list({ customer: await customerOf(customer) });
    await provider().refunds.create({ charge: data[0]?.id ?? '', amount: 100 });
    expect((await end('withdraw', order)).body).toMatchObject({ refundAmount: (time - 100) / 100 });
    const again = await preview(await stranger(), { kind: 'withdraw', ...order });
    expect(again.body['message']).toMatch(/^Your right to withdraw ended on /);
    expect(await endOf(customer)).toBe(endsAt);
    expect(await refunds(customer)).toEqual([0, time]);
    const { body } = await customer.call('GET', '/api/billing');
    expect(body['invoices']?.[0]).toMatchObject({ refunded: true });
    await buyTime(customer);
    expect(await endOf(customer)).toBe(endsAt + 28 * DAY);
    expect(await charges(customer)).toHaveLength(3);
  });

  /** A customer with a new pass who has added time twice, and the numbers of the orders. */
  const timeTwice = async () => {
    const customer = await passHolder();
    const pass = await orderOf(customer);
    const endsAt = await endOf(customer);
    await buyTime(customer);
    const first = await orderOf(customer);
    await buyTime(customer);
    return { customer, endsAt, pass, first, second: await orderOf(customer) };
  };

  test('can be bought again after a withdrawal from an earlier order of time', async () => {
    const { customer, endsAt, first } = await timeTwice();
    expect((await end('withdraw', first)).status).toBe(200);
    expect(await endOf(customer)).toBe(endsAt + 7 * DAY);
    await buyTime(customer);
    expect(await charges(customer)).toHaveLength(4);
    expect(await endOf(customer)).toBe(endsAt + 14 * DAY);
  });

  test('follows the time that was kept, so that a withdrawal from the pass refunds no used day', async () => {
    const { customer, pass, first } = await timeTwice();
    await end('withdraw', first);
    await buyTime(customer);
    await days(13);
    expect((await end('withdraw', pass)).body).toMatchObject({ refundAmount: 16 });
    expect(await refunds(customer)).toEqual([0, 1400, 200, 1400]);
  });

  test('that support gave twice from the same end is kept apart from paid time, both times', async () => {
    const customer = await passHolder();
    await buyTime(customer);
    const order = await orderOf(customer);
    await give(customer, 7);
    await end('withdraw', order);
    await give(customer, 7);
    const { body } = await customer.call('GET', '/api/billing');
    const gifts = Object.values(body['invoices'] ?? {}).filter(
      (invoice) => Object(invoice)['amount'] === 0,
    );
    expect(gifts).toHaveLength(2);
  });

  test('is refunded for each of two orders that are withdrawn from in two windows', async () => {
    const { customer, endsAt, first, second } = await timeTwice();
    const visitor = await stranger();
    const declare = async (order: object) => {
      const { body } = await preview(visitor, { kind: 'withdraw', ...order });
      return { kind: 'withdraw', ...order, asOf: body['asOf'] };
    };
    const both = [await declare(first), await declare(second)];
    const answers = [];
    for (const declared of [...both, ...both]) answers.push(await confirm(visitor, declared));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers[2]?.body).toEqual(answers[0]?.body);
    expect(await refunds(customer)).toEqual([0, 1400, 1400]);
    expect(await endOf(customer)).toBe(endsAt);
  });

  test('that was withdrawn from leaves a change alone that was booked since', async () => {
    const { customer, first } = await timeTwice();
    await end('withdraw', first);
    expect((await change(customer, 'cw-supersonic-month')).status).toBe(200);
    const again = await preview(await stranger(), { kind: 'withdraw', ...first });
    expect(again.status).toBe(409);
    expect(again.body['message']).toMatch(/^You’ve already withdrawn from this order/);
  });

  test('that was withdrawn from is not said to be too old, with a day to come', async () => {
    const { first } = await timeTwice();
    await end('withdraw', first);
    const { status, body } = await preview(await stranger(), { kind: 'withdraw', ...first });
    expect(status).toBe(409);
    expect(body['message']).toBe('You’ve already withdrawn from this order, or used up its time.');
  });

  test('that is too old is refused with the day on which its own time to withdraw ended', async () => {
    const { customer } = await oldPass();
    await buyTime(customer);
    const order = await orderOf(customer);
    const site = await findSite(sandbox.backend.db, 'canal-wharf');
    const lastDay = (site && withdrawalEnd(site, sandbox.clock.now())) ?? 0;
    await days(18);
    const { body } = await preview(await stranger(), { kind: 'withdraw', ...order });
    expect(body['message']).toContain(
      `Your right to withdraw ended on ${calendarDayText(lastDay, 'en')}.`,
    );
  });

  test('that support gives stays where a withdrawal from time was not finished before', async () => {
    const { customer, endsAt, second } = await timeTwice();
    const { refunds: provided } = provider();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(provided, 'create').mockRejectedValueOnce(new Error('The process died.'));
    expect((await end('withdraw', second)).status).toBe(500);
    vi.restoreAllMocks();
    expect(await endOf(customer)).toBe(endsAt + 7 * DAY);
    await give(customer, 3);
    await runJobs(sandbox.backend);
    expect(await endOf(customer)).toBe(endsAt + 10 * DAY);
    expect((await refunds(customer)).some((amount) => amount > 0)).toBe(true);
  });

  test('is taken back alone by its own number, even while the pass can be withdrawn from', async () => {
    const customer = await passHolder();
    const endsAt = await endOf(customer);
    await buyTime(customer);
    const [, time = 0] = await charges(customer);
    // The newest invoice is the one of the time.
    const done = await end('withdraw', await orderOf(customer));
    expect(done.body).toMatchObject({ refundAmount: time / 100 });
    expect(await endOf(customer)).toBe(endsAt);
    expect(await refunds(customer)).toEqual([0, time]);
  });
});
