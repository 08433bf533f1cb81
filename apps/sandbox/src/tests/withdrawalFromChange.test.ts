import { DAY, HOUR } from '@foyer/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { invoices } from '../db/schema/billing';
import { runJobs } from '../services/jobs/runJobs';
import { customers } from './support/customers';
import { endContract } from './support/endContract';
import { lastMessage, messagesTo } from './support/outbox';
import { endAllPlans } from './support/endAllPlans';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import type { Visitor } from './support/Visitor';

// LAW-5
describe.each(engines)('a booked change that has not started (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  beforeEach(() => endAllPlans(sandbox));
  afterAll(() => sandbox.close());

  const { change, charges, days, internalCustomer, provider, rowOf, stripeCustomer, subscription } =
    customers(() => sandbox);
  const { useCard } = customers(() => sandbox);
  const { confirm, end, orderOf, preview, stranger } = endContract(() => sandbox);

  const begun = [
    ['INTERNAL', () => internalCustomer('tc-standard-4weeks'), 'tc-single-4weeks', 1900],
    ['STRIPE', () => stripeCustomer('cw-plus-month'), 'cw-essential-month', 2500],
  ] as const;

  test.each(begun)(
    'is withdrawn from without logging in, and the plan stays (%s)',
    async (_, begin, to, price) => {
      const customer = await begin();
      const order = await orderOf(customer);
      const { startedAt } = await rowOf(customer);
      await days(22);
      expect((await change(customer, to)).status).toBe(200);
      expect(await subscription(customer)).toMatchObject({ scheduledChange: { priceId: to } });
      const visitor = await stranger();
      const shown = await preview(visitor, { kind: 'withdraw', ...order });
      expect(shown.body).toMatchObject({ keepsPlan: true, refundAmount: null });
      const orderedAt = Date.parse(String(shown.body['orderedAt']));
      expect(Math.abs(orderedAt - startedAt)).toBeLessThan(HOUR);
      const declared = { kind: 'withdraw', ...order, asOf: shown.body['asOf'] };
      const done = await confirm(visitor, declared);
      expect(done).toMatchObject({ status: 200, body: { keepsPlan: true } });
      expect((await confirm(visitor, declared)).body).toEqual(done.body);
      expect(await subscription(customer)).toMatchObject({
        state: 'active',
        scheduledChange: null,
      });
      const mail = await lastMessage(sandbox, order.email);
      expect(mail.subject).toBe('You’ve withdrawn from your change of plan');
      expect(mail.body).toContain('you won’t pay for the change');
      expect(mail.body).not.toContain('has ended');
      expect((await preview(visitor, { kind: 'withdraw', ...order })).status).toBe(409);
      await days(10);
      expect(await charges(customer)).toEqual([price, price]);
    },
  );

  test.each([
    ['when the backend tries again', async () => days(4)],
    [
      'at once, by the user',
      async (customer: Visitor) => {
        const [open] = await sandbox.backend.db
          .select()
          .from(invoices)
          .where(and(eq(invoices.userId, customer.userId), eq(invoices.state, 'open')));
        expect(open).toMatchObject({ amount: 1900 });
        expect(await customer.keyed(`/api/billing/invoice/${open?.id}/execute`, {})).toMatchObject({
          status: 200,
        });
      },
    ],
  ])(
    'is not charged where its first payment was refused: the plan that stays is paid %s',
    async (_, pay) => {
      const customer = await internalCustomer('tc-standard-4weeks');
      const order = await orderOf(customer);
      await days(22);
      expect((await change(customer, 'tc-single-4weeks')).status).toBe(200);
      await useCard(customer, 'pm_card_chargeCustomerFail');
      await days(6.5);
      expect(await subscription(customer)).toMatchObject({ state: 'pastDue' });
      const unpaid = (await messagesTo(sandbox, order.email)).at(-1);
      expect(unpaid?.body).toContain('One device');
      const { periodEnd } = await rowOf(customer);
      expect(await end('withdraw', order)).toMatchObject({
        status: 200,
        body: { keepsPlan: true },
      });
      await days(0);
      await useCard(customer, 'pm_card_visa');
      await pay(customer);
      expect(await charges(customer)).toEqual([1900, 1900]);
      expect(await rowOf(customer)).toMatchObject({
        state: 'active',
        priceId: 'tc-standard-4weeks',
        scheduledPriceId: null,
        periodEnd: (periodEnd ?? 0) + 28 * DAY,
      });
    },
  );

  test.each(begun)(
    'ends with the plan while the plan can be withdrawn from (%s)',
    async (_, begin, to) => {
      const customer = await begin();
      const order = await orderOf(customer);
      expect((await change(customer, to)).status).toBe(200);
      const shown = await preview(await stranger(), { kind: 'withdraw', ...order });
      expect(shown.body).toMatchObject({ keepsPlan: false });
    },
  );

  test.each(begun)(
    'has a number in its mail, by which it alone is withdrawn from (%s)',
    async (_, begin, to) => {
      const customer = await begin();
      const { email } = await orderOf(customer);
      await days(1);
      const bookedAt = sandbox.clock.now();
      expect((await change(customer, to)).status).toBe(200);
      await runJobs(sandbox.backend);
      const { body } = await lastMessage(sandbox, email);
      const [, orderNumber = ''] = /Order number: (FW-\d+-\w{5})/.exec(body) ?? [];
      const visitor = await stranger();
      const order = { kind: 'withdraw', orderNumber, email };
      const cancelled = await preview(visitor, { ...order, kind: 'cancel' });
      const orderedAt = Date.parse(String(cancelled.body['orderedAt']));
      expect(Math.abs(orderedAt - bookedAt)).toBeLessThan(HOUR);
      const shown = await preview(visitor, order);
      expect(shown.body).toMatchObject({ keepsPlan: true, refundAmount: null });
      expect((await confirm(visitor, { ...order, asOf: shown.body['asOf'] })).status).toBe(200);
      expect(await subscription(customer)).toMatchObject({ scheduledChange: null });
      const again = await preview(visitor, order);
      expect(again.body['message']).toBe(
        'This change of plan isn’t booked any more. Use the order number of your plan.',
      );
      const others = { ...order, email: 'somebody@post.example' };
      expect((await preview(visitor, others)).status).toBe(404);
    },
  );

  // LAW-7
  test.each(begun)(
    'is confirmed by mail when it is dropped in My Plan, and not as an order (%s)',
    async (_, begin, to) => {
      const customer = await begin();
      const { email } = await orderOf(customer);
      await runJobs(sandbox.backend);
      const { id } = await lastMessage(sandbox, email);
      const from = String((await subscription(customer))?.['priceId']);
      expect((await change(customer, to)).status).toBe(200);
      expect((await change(customer, from)).status).toBe(200);
      await runJobs(sandbox.backend);
      const mails = await messagesTo(sandbox, email);
      const since = mails.slice(mails.findIndex((mail) => mail.id === id) + 1);
      expect(since.map(({ subject }) => subject)).toEqual(['You’ve cancelled your change of plan']);
      expect(since[0]?.body).toMatch(/We received your request on \d+ \w+ \d{4}/);
    },
  );

  // LAW-7
  test('that the card provider keeps is not said to be cancelled', async () => {
    const customer = await stripeCustomer('cw-plus-month');
    const { email } = await orderOf(customer);
    await change(customer, 'cw-essential-month');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(provider().subscriptionSchedules, 'release').mockRejectedValueOnce(
      new Error('Refused.'),
    );
    expect((await change(customer, 'cw-plus-month')).status).toBe(500);
    vi.restoreAllMocks();
    await runJobs(sandbox.backend);
    expect(await subscription(customer)).toMatchObject({
      scheduledChange: { priceId: 'cw-essential-month' },
    });
    const subjects = (await messagesTo(sandbox, email)).map(({ subject }) => subject);
    expect(subjects).not.toContain('You’ve cancelled your change of plan');
  });
});
