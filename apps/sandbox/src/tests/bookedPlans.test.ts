import { DAY } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { subscriptions } from '../db/schema/subscriptions';
import { users } from '../db/schema/users';
import { renewDue } from '../services/jobs/renewDue';
import { runJobs } from '../services/jobs/runJobs';
import { addPlan } from './support/addPlan';
import { changeSite } from './support/changeSite';
import { customers } from './support/customers';
import { endAllPlans } from './support/endAllPlans';
import { endContract } from './support/endContract';
import { lastMessage, messagesTo } from './support/outbox';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import type { Visitor } from './support/Visitor';

describe('a plan that is booked for later', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('postgresql');
    await addPlan(
      sandbox,
      'tc-standard-4weeks',
      { priceId: 'tc-day', amount: 300 },
      { category: '1day', period: { amount: 1, magnitude: 'day' } },
    );
    await addPlan(sandbox, 'tc-standard-4weeks', { priceId: 'tc-free', amount: 0 });
  });
  beforeEach(() => endAllPlans(sandbox));
  afterAll(() => sandbox.close());

  const {
    account,
    change,
    charges,
    days,
    internalCustomer,
    kept,
    passHolder,
    provider,
    rowOf,
    stripeCustomer,
    useCard,
  } = customers(() => sandbox);
  const { end, orderOf, preview, stranger } = endContract(() => sandbox);

  // SUB-12
  test.each([
    ['INTERNAL', () => internalCustomer('tc-day'), 'tc-standard-4weeks'],
    ['STRIPE', () => stripeCustomer('cw-supersonic-month'), 'cw-plus-month'],
  ] as const)('is refused without a card that can pay for it (%s)', async (_, begin, priceId) => {
    const customer = await begin();
    const { db } = sandbox.backend;
    await db.update(users).set({ card: null }).where(eq(users.id, customer.userId));
    expect(await change(customer, priceId)).toMatchObject({
      status: 402,
      body: { code: 'PAYMENT_DECLINED', message: expect.stringContaining('Add one first') },
    });
    expect(await rowOf(customer)).toMatchObject({ scheduledPriceId: null });
    await useCard(customer, 'pm_card_visa');
    expect((await change(customer, priceId)).status).toBe(200);
    expect(await rowOf(customer)).toMatchObject({ scheduledPriceId: priceId });
  });

  test('needs no card if it is free', async () => {
    const customer = await internalCustomer('tc-day');
    const { db } = sandbox.backend;
    await db.update(users).set({ card: null }).where(eq(users.id, customer.userId));
    expect((await change(customer, 'tc-free')).status).toBe(200);
  });

  // SUB-25
  test('gives no more unpaid time than was paid for before', async () => {
    const customer = await internalCustomer('tc-day');
    expect((await change(customer, 'tc-standard-4weeks')).status).toBe(200);
    await useCard(customer, 'pm_card_chargeCustomerFail');
    await days(1.1);
    expect(await rowOf(customer)).toMatchObject({ state: 'past_due' });
    await days(1);
    expect(await rowOf(customer)).toMatchObject({ state: 'ended' });
    expect(await charges(customer)).toEqual([300]);
  });

  // BILL-3 and SUB-12
  test('is refunded where its payment is heard of only after it was dropped, and the plan that stays is paid', async () => {
    const customer = await internalCustomer('tc-day');
    const order = await orderOf(customer);
    expect((await change(customer, 'tc-standard-4weeks')).status).toBe(200);
    await useCard(customer, 'pm_card_chargeCustomerFail');
    await days(1.1);
    await useCard(customer, 'pm_card_visa');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(provider().webhooks, 'constructEvent').mockImplementation(() => {
      throw new Error('Lost.');
    });
    const { paymentIntents } = provider();
    const create = paymentIntents.create.bind(paymentIntents);
    vi.spyOn(paymentIntents, 'create').mockImplementationOnce(async (given, options) => {
      await create(given, options);
      throw new Error('No answer.');
    });
    const owed = textAt(await account(customer), 'siteUser.lastInvoice.id');
    expect((await customer.keyed(`/api/billing/invoice/${owed}/execute`, {})).status).toBe(500);
    expect((await change(customer, 'tc-day')).status).toBe(200);
    await runJobs(sandbox.backend);
    vi.restoreAllMocks();
    expect(await charges(customer)).toEqual([300, 1900, 300]);
    expect(await kept(customer)).toBe(600);
    expect(await rowOf(customer)).toMatchObject({ state: 'active', priceId: 'tc-day' });
    await runJobs(sandbox.backend);
    const subjects = (await messagesTo(sandbox, order.email)).map(({ subject }) => subject);
    expect(subjects).toContain('We’ve refunded £19.00');
  });

  describe('after a plan that is paid once', () => {
    const booked = async () => {
      const customer = await passHolder();
      expect((await change(customer, 'cw-essential-month')).status).toBe(200);
      await runJobs(sandbox.backend);
      return customer;
    };
    /** Whose card declines the first invoice of the booked plan. */
    const unpaid = async () => {
      const customer = await booked();
      await useCard(customer, 'pm_card_chargeCustomerFail');
      await days(7.5);
      expect(await rowOf(customer)).toMatchObject({ state: 'past_due' });
      await useCard(customer, 'pm_card_visa');
      return customer;
    };
    const close = async () => {
      const setOpen = (enabled: boolean) => changeSite(sandbox, 'canal-wharf', () => ({ enabled }));
      onTestFinished(async () => void (await setOpen(true)));
      await setOpen(false);
    };

    // LAW-3, LAW-7
    test('is dropped by a cancellation without logging in, as the page and the email say', async () => {
      const customer = await booked();
      const order = await orderOf(customer);
      const paid = await charges(customer);
      const shown = await preview(await stranger(), { kind: 'cancel', ...order });
      expect(shown.body).toMatchObject({ dropsNextPlan: true });
      expect((await end('cancel', order)).status).toBe(200);
      expect(await rowOf(customer)).toMatchObject({ scheduledPriceId: null });
      const { subject, body } = await lastMessage(sandbox, order.email);
      expect(subject).toBe('You’ve cancelled your contract');
      expect(body).toContain('The plan that you booked to follow won’t begin.');
      await days(9);
      expect(await charges(customer)).toEqual(paid);
    });

    // SUB-21
    test('is cancelled when the site closes, and an email says when access ends', async () => {
      const customer = await booked();
      const { periodEnd } = await rowOf(customer);
      await close();
      await runJobs(sandbox.backend);
      await runJobs(sandbox.backend);
      expect(await rowOf(customer)).toMatchObject({ scheduledPriceId: null, periodEnd });
      const email = textAt(await account(customer), 'siteUser.email');
      const sent = await messagesTo(sandbox, email);
      const told = sent.find(({ subject }) =>
        / has closed, and your (plan|pass) ends$/.test(subject),
      );
      expect(told?.body).toContain('We won’t charge you again.');
      await days(7.5);
      expect(await charges(customer)).toEqual([1400]);
      expect(await rowOf(customer)).toMatchObject({ state: 'ended', endedAt: periodEnd });
    });

    test('begins at no closed site, even where no other job has run', async () => {
      const customer = await booked();
      await close();
      const { periodEnd } = await rowOf(customer);
      await renewDue(sandbox.backend, (periodEnd ?? 0) + 1);
      expect(await charges(customer)).toEqual([1400]);
      expect(await rowOf(customer)).toMatchObject({ state: 'ended', endedAt: periodEnd });
    });

    // SUB-9, SUB-12 and LAW-6
    test.each([
      [
        'My Plan',
        async (customer: Visitor) =>
          (await customer.call('DELETE', '/api/subscription', { cancellationReason: 'no' })).status,
      ],
      [
        'a change back to the present plan',
        async (customer: Visitor) => (await change(customer, 'cw-plus-week')).status,
      ],
      [
        'a cancellation by order number',
        async (customer: Visitor) => (await end('cancel', await orderOf(customer))).status,
      ],
    ])('can be left while its first invoice is unpaid, by %s', async (_, leave) => {
      const customer = await unpaid();
      expect(await leave(customer)).toBe(200);
      await days(40);
      expect(await charges(customer)).toEqual([1400]);
      expect(await rowOf(customer)).toMatchObject({ state: 'ended', scheduledPriceId: null });
      const { body } = await customer.call('GET', '/api/billing');
      expect(body['invoices']).toEqual([expect.objectContaining({ state: 'paid' })]);
    });

    // SUB-12 and LAW-6
    test.each([
      [
        'My Plan',
        async (customer: Visitor) =>
          (await customer.call('DELETE', '/api/subscription', { cancellationReason: 'no' })).status,
      ],
      [
        'a cancellation by order number',
        async (customer: Visitor) => (await end('cancel', await orderOf(customer))).status,
      ],
    ])('is cancelled before it begins by %s, and the paid time stays', async (_, leave) => {
      const customer = await booked();
      const { periodEnd } = await rowOf(customer);
      expect(await leave(customer)).toBe(200);
      expect(await rowOf(customer)).toMatchObject({
        state: 'active',
        cancelAtPeriodEnd: false,
        scheduledPriceId: null,
        periodEnd,
      });
      expect(await leave(customer)).not.toBe(200);
      await days(8);
      expect(await charges(customer)).toEqual([1400]);
      expect(await rowOf(customer)).toMatchObject({ state: 'ended', endedAt: periodEnd });
    });
  });

  // SUB-21
  test('ends at once at a closed site where the invoice of its last period is unpaid', async () => {
    const customer = await stripeCustomer();
    await useCard(customer, 'pm_card_chargeCustomerFail');
    await days(31.5);
    const { id } = await rowOf(customer);
    const { db, clock } = sandbox.backend;
    await db
      .update(subscriptions)
      .set({ cancelAtPeriodEnd: true, cancelAt: clock.now() + 20 * DAY })
      .where(eq(subscriptions.id, id));
    onTestFinished(async () => {
      await changeSite(sandbox, 'canal-wharf', () => ({ enabled: true }));
    });
    await changeSite(sandbox, 'canal-wharf', () => ({ enabled: false }));
    await runJobs(sandbox.backend);
    expect(await rowOf(customer)).toMatchObject({ state: 'ended' });
  });
});
