import { DAY } from '@foyer/domain';
import { desc, eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { invoices } from '../db/schema/billing';
import { subscriptions } from '../db/schema/subscriptions';
import { terminations } from '../db/schema/terminations';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { runJobs } from '../services/jobs/runJobs';
import { refundDuplicates } from '../services/jobs/refundDuplicates';
import { customers } from './support/customers';
import { endContract } from './support/endContract';
import { keepProcessing } from './support/keepProcessing';
import { lastMessage } from './support/outbox';
import { endAllPlans } from './support/endAllPlans';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

describe.each(engines)('a contract that is ended without logging in (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  beforeEach(() => endAllPlans(sandbox, 'walter.ngata@mail.example'));
  afterAll(() => sandbox.close());
  afterEach(() => {
    vi.restoreAllMocks();
  });

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
    stripeCustomer,
    subscription,
    useCard,
  } = customers(() => sandbox);
  const { confirm, end, orderOf, preview, stranger } = endContract(() => sandbox);
  const refunds = async (customer: Visitor) => {
    const { data } = await provider().charges.list({ customer: await customerOf(customer) });
    return data.toReversed().map(({ amount_refunded }) => amount_refunded);
  };
  const customersOf = [
    ['INTERNAL', () => internalCustomer('tc-standard-4weeks'), 1900, 28],
    ['STRIPE', () => stripeCustomer('cw-plus-month'), 2500, null],
  ] as const;

  test.each(customersOf)(
    'returns the share of the unused time within 14 days, once (%s)',
    async (_, buy, price, length) => {
      const customer = await buy();
      const order = await orderOf(customer);
      await days(7);
      const { status, body } = await end('withdraw', order);
      expect(status).toBe(200);
      const refund = Math.round(Number(body['refundAmount']) * 100);
      const [least, most] = length
        ? [price * (1 - 7 / length), price * (1 - 7 / length)]
        : [price * (1 - 7 / 28), price * (1 - 7 / 31)];
      expect(refund).toBeGreaterThanOrEqual(Math.floor(least) - 1);
      expect(refund).toBeLessThanOrEqual(Math.ceil(most) + 1);
      expect(await refunds(customer)).toEqual([refund]);
      const again = await preview(await stranger(), { kind: 'withdraw', ...order });
      expect(again.body).toMatchObject({ message: 'Your plan has already ended.' });
      expect(await subscription(customer)).toBeNull();
      expect((await customer.call('GET', '/api/billing')).body).toMatchObject({
        credits: [{ amount: refund / 100 }],
      });
      const mail = await lastMessage(sandbox, order.email);
      expect(mail.subject).toBe('You’ve withdrawn from your contract');
      expect(mail.body).toMatch(/We received your request on \d+ \w+ \d{4} at \d\d:\d\d \(.+\)\./);
      expect(mail.body).toContain(`We’ve refunded £${(refund / 100).toFixed(2)}`);
      await days(60);
      expect(await charges(customer)).toHaveLength(1);
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      expect(await refundDuplicates(sandbox.backend)).toEqual([]);
      expect(await refunds(customer)).toEqual([refund]);
    },
  );

  // LAW-5
  test.each(customersOf)('is withdrawn from on the whole of the last day (%s)', async (_, buy) => {
    const customer = await buy();
    const order = await orderOf(customer);
    await days(14 + 1 / 24);
    const { status } = await preview(await stranger(), { kind: 'withdraw', ...order });
    expect(status).toBe(200);
  });

  test.each(customersOf)('is not withdrawn from after 14 days (%s)', async (_, buy) => {
    const customer = await buy();
    const order = await orderOf(customer);
    // The last day may be a Saturday.
    await days(17.1);
    const { status, body } = await preview(await stranger(), { kind: 'withdraw', ...order });
    expect(status).toBe(409);
    expect(body['message']).toMatch(/^Your right to withdraw ended on \d+ \w+ \d{4}\./);
  });

  test.each(customersOf)(
    'ends with its period when it is cancelled, and charges nothing more (%s)',
    async (_, buy) => {
      const customer = await buy();
      const order = await orderOf(customer);
      const { status, body } = await end('cancel', order);
      expect(status).toBe(200);
      expect(body['refundAmount']).toBeNull();
      expect(await subscription(customer)).toMatchObject({ state: 'cancelled' });
      const mail = await lastMessage(sandbox, order.email);
      expect(mail.subject).toBe('You’ve cancelled your contract');
      await days(70);
      expect(await charges(customer)).toHaveLength(1);
    },
  );

  test('ends straight away when a payment is overdue, and the email says so', async () => {
    const customer = await internalCustomer();
    const order = await orderOf(customer);
    await useCard(customer, 'pm_card_chargeCustomerFail');
    await days(28);
    expect(await subscription(customer)).toMatchObject({ state: 'pastDue' });
    expect((await end('cancel', order)).status).toBe(200);
    expect(await subscription(customer)).toBeNull();
    const mail = await lastMessage(sandbox, order.email);
    expect(mail.body).toMatch(/Your plan has ended\.\s+We won’t charge you again\./);
    expect(mail.body).not.toContain('You can use it until');
  });

  // LAW-7
  test('is confirmed with who declared it, for which order, and the address', async () => {
    const order = await orderOf(await internalCustomer());
    const { orderNumber } = order;
    const typed = orderNumber.toLowerCase().replaceAll('-', ' ');
    await end('cancel', { ...order, orderNumber: typed, name: 'Ada Morgan' });
    const { body } = await lastMessage(sandbox, order.email);
    for (const said of ['Name: Ada Morgan', `Order number: ${orderNumber}`, order.email])
      expect(body).toContain(said);
  });

  test('can be cancelled again after it was revived', async () => {
    const customer = await internalCustomer();
    const order = await orderOf(customer);
    await end('cancel', order);
    await customer.call('POST', '/api/subscription/revive');
    expect(await subscription(customer)).toMatchObject({ state: 'active' });
    expect((await end('cancel', order)).status).toBe(200);
    expect(await subscription(customer)).toMatchObject({ state: 'cancelled' });
  });

  test('returns what an upgrade was paid with too', async () => {
    const customer = await internalCustomer('tc-single-4weeks');
    const order = await orderOf(customer);
    await days(7);
    const { body } = await customer.call(
      'GET',
      '/api/subscription/upgrade/info?priceId=tc-awesome-4weeks',
    );
    await customer.keyed('/api/subscription/upgrade', {
      id: body['id'],
      priceId: 'tc-awesome-4weeks',
      prorationDate: body['prorationDate'],
    });
    await days(7);
    const ended = await end('withdraw', order);
    // Half of the £32 plan is left; it was paid in two payments.
    expect(Math.round(Number(ended.body['refundAmount']) * 100)).toBeGreaterThanOrEqual(1598);
    expect(Math.round(Number(ended.body['refundAmount']) * 100)).toBeLessThanOrEqual(1602);
  });

  test.each([
    ['another number', { orderNumber: 'FW-1-AAAAA' }],
    ['another address', { email: 'nobody@post.example' }],
  ])('says the same for %s', async (_, wrong) => {
    const order = await orderOf(await internalCustomer());
    const { status, body } = await preview(await stranger(), {
      kind: 'cancel',
      ...order,
      ...wrong,
    });
    expect(status).toBe(404);
    expect(body['message']).toMatch(/^We couldn’t find an order with this number and email/);
  });

  test('is not found by guessing numbers', async () => {
    const { email } = await orderOf(await internalCustomer());
    const visitor = await stranger();
    const tries = Array.from({ length: 8 }, (_, at) =>
      preview(visitor, { kind: 'cancel', orderNumber: `FW-${at}-AAAAA`, email }),
    );
    const answers = (await Promise.all(tries)).map(({ status }) => status);
    expect(answers.filter((status) => status === 429)).toHaveLength(3);
  });

  test('is found by its owner while a stranger at another network guesses', async () => {
    const order = await orderOf(await internalCustomer());
    const at = async (address: string) => {
      const visitor = await stranger();
      visitor.address = address;
      return visitor;
    };
    const guesser = await at('198.51.100.40');
    for (let guess = 0; guess < 8; guess += 1)
      await preview(guesser, {
        kind: 'withdraw',
        orderNumber: `FW-${guess}-AAAAA`,
        email: order.email,
      });
    const owner = await at('203.0.113.40');
    expect((await preview(owner, { kind: 'withdraw', ...order })).status).toBe(200);
  });

  test('is not ended by old figures', async () => {
    const order = await orderOf(await internalCustomer());
    const visitor = await stranger();
    const asOf = new Date(sandbox.clock.now() - DAY).toISOString();
    const { body } = await confirm(visitor, { kind: 'withdraw', ...order, asOf });
    expect(body['code']).toBe('PREVIEW_EXPIRED');
  });

  test('is ended once by two windows at once', async () => {
    const customer = await stripeCustomer();
    const order = { kind: 'withdraw', ...(await orderOf(customer)) };
    const visitor = await stranger();
    const { asOf } = (await preview(visitor, order)).body;
    const both = await Promise.all([1, 2].map(() => confirm(visitor, { ...order, asOf })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await refunds(customer)).toHaveLength(1);
    expect((await refunds(customer))[0]).toBeLessThanOrEqual(2500);
  });

  test('is ended by a job when the process died after the declaration', async () => {
    const customer = await stripeCustomer();
    const order = { kind: 'withdraw', ...(await orderOf(customer)) };
    const visitor = await stranger();
    const { asOf } = (await preview(visitor, order)).body;
    const lost = vi
      .spyOn(provider().refunds, 'create')
      .mockRejectedValue(new Error('The process died.'));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await confirm(visitor, { ...order, asOf })).status).toBeGreaterThanOrEqual(500);
    lost.mockRestore();
    await runJobs(sandbox.backend);
    expect(await subscription(customer)).toBeNull();
    expect(await refunds(customer)).toHaveLength(1);
    const open = await sandbox.backend.db.select().from(terminations);
    expect(open.every(({ doneAt }) => doneAt !== null)).toBe(true);
  });

  test('is not ended where the law gives no such right', async () => {
    const walter = await new Visitor(sandbox, 'mercer-lofts').arrive();
    await walter.logIn('walter.ngata@mail.example', PERSONA_PASSWORD);
    const order = { ...(await orderOf(walter)), email: 'walter.ngata@mail.example' };
    const visitor = await stranger('mercer-lofts');
    expect(await preview(visitor, { kind: 'withdraw', ...order })).toMatchObject({
      status: 409,
      body: { message: 'You can’t withdraw from orders here.' },
    });
    expect(await preview(visitor, { kind: 'cancel', ...order })).toMatchObject({
      status: 409,
      body: { message: 'Log in to cancel your plan.' },
    });
  });

  test('returns nothing again when a process died after the refund and the provider forgot its key', async () => {
    const customer = await stripeCustomer();
    const order = await orderOf(customer);
    await days(7);
    const { refunds: theirs } = provider();
    const create = theirs.create.bind(theirs);
    const died = vi.spyOn(theirs, 'create').mockImplementation(async (given) => {
      await create(given);
      throw new Error('The process died.');
    });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await end('withdraw', order)).status).toBe(500);
    const returned = await refunds(customer);
    died.mockRestore();
    await days(2);
    expect(await subscription(customer)).toBeNull();
    expect(await refunds(customer)).toEqual(returned);
  });

  /** How many of these mails confirm a cancellation. */
  const confirmations = (mails: readonly [{ subject: string }][]): number =>
    mails.filter(([{ subject }]) => subject === 'You’ve cancelled your contract').length;

  test('is confirmed later when the email can’t be sent, and nothing else happens again', async () => {
    const customer = await internalCustomer();
    const order = await orderOf(customer);
    const failing = vi
      .spyOn(sandbox.backend.messages, 'sendMail')
      .mockRejectedValue(new Error('No mail.'));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await end('cancel', order)).status).toBe(200);
    await customer.call('POST', '/api/subscription/revive');
    await runJobs(sandbox.backend);
    expect(await subscription(customer)).toMatchObject({ state: 'active' });
    // It is not tried again at once.
    expect(confirmations(failing.mock.calls)).toBe(1);
    failing.mockRestore();
    const sent = vi.spyOn(sandbox.backend.messages, 'sendMail');
    await days(0.01);
    expect(await subscription(customer)).toMatchObject({ state: 'active' });
    expect(confirmations(sent.mock.calls)).toBe(1);
  });

  test('is confirmed by at most twenty tries of a mailbox that refuses', async () => {
    const customer = await internalCustomer();
    const order = await orderOf(customer);
    const failing = vi
      .spyOn(sandbox.backend.messages, 'sendMail')
      .mockRejectedValue(new Error('550 no such mailbox'));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await end('cancel', order)).status).toBe(200);
    await sandbox.backend.db
      .update(terminations)
      .set({ mailAttempts: 19 })
      .where(isNull(terminations.confirmedAt));
    await days(0.01);
    await days(1);
    expect(confirmations(failing.mock.calls)).toBe(2);
  });

  test('is kept when the user keeps it after a process died that had cancelled it', async () => {
    const customer = await stripeCustomer();
    const order = await orderOf(customer);
    expect((await end('cancel', order)).status).toBe(200);
    // The process died before it wrote that the cancellation is done.
    const { db } = sandbox.backend;
    const [cancelled] = await db
      .select()
      .from(terminations)
      .orderBy(desc(terminations.receivedAt))
      .limit(1);
    await db
      .update(terminations)
      .set({ doneAt: null, confirmedAt: null })
      .where(eq(terminations.id, cancelled?.id ?? ''));
    expect((await customer.call('POST', '/api/subscription/revive')).status).toBe(200);
    await runJobs(sandbox.backend);
    expect(await subscription(customer)).toMatchObject({ state: 'active' });
  });

  test.each(customersOf)(
    'is withdrawn from before a change that follows an unfinished withdrawal (%s)',
    async (engineOfPlan, buy) => {
      const customer = await buy();
      const order = await orderOf(customer);
      await days(7);
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      vi.spyOn(provider().refunds, 'create').mockRejectedValueOnce(new Error('No answer.'));
      const to = engineOfPlan === 'STRIPE' ? 'cw-supersonic-month' : 'tc-awesome-4weeks';
      const shown = await quote(customer, to);
      expect((await end('withdraw', order)).status).toBe(500);
      expect((await accept(customer, shown, to)).status).toBe(409);
      await runJobs(sandbox.backend);
      expect(await subscription(customer)).toBeNull();
      expect(await charges(customer)).toHaveLength(1);
      expect((await refunds(customer))[0]).toBeGreaterThan(0);
    },
  );

  test('is withdrawn from although a cancellation was left unfinished', async () => {
    const customer = await stripeCustomer();
    const order = await orderOf(customer);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(provider().subscriptions, 'update').mockRejectedValueOnce(new Error('No answer.'));
    expect((await end('cancel', order)).status).toBe(500);
    expect((await end('withdraw', order)).status).toBe(200);
    expect(await subscription(customer)).toBeNull();
    expect(await refunds(customer)).toEqual([2500]);
  });

  test('is withdrawn from while the bank decides about a change, whose payment comes back', async () => {
    const customer = await internalCustomer('tc-single-4weeks');
    const order = await orderOf(customer);
    await useCard(customer, 'pm_card_authenticationRequired');
    const payment = String((await change(customer, 'tc-awesome-4weeks')).body['paymentIntentId']);
    keepProcessing(provider(), payment);
    expect((await end('withdraw', order)).status).toBe(200);
    vi.restoreAllMocks();
    await provider().paymentIntents.confirm(payment, { payment_method: 'pm_card_visa' });
    await runJobs(sandbox.backend);
    await vi.waitFor(async () => {
      const { data } = await provider().charges.list({ customer: await customerOf(customer) });
      expect(data.map(({ refunded }) => refunded)).toEqual([true, true]);
    });
    expect(await subscription(customer)).toBeNull();
  });

  test('returns the price of a pause that has not begun', async () => {
    const customer = await stripeCustomer();
    const order = await orderOf(customer);
    await customer.keyed('/api/pause', { startDate: iso(5), endDate: iso(20) });
    const paid = await charges(customer);
    expect(paid).toHaveLength(2);
    const { body } = await end('withdraw', order);
    const all = paid.reduce((sum, amount) => sum + amount, 0);
    expect(Math.round(Number(body['refundAmount']) * 100)).toBe(all);
    expect(await refunds(customer)).toEqual(paid);
  });

  test('returns the time that a running pause keeps, and the days that are left of the pause', async () => {
    const customer = await stripeCustomer();
    const order = await orderOf(customer);
    await customer.keyed('/api/pause', { startDate: iso(0), endDate: iso(60) });
    await days(7);
    expect((await end('withdraw', order)).status).toBe(200);
    const [plan, pause] = await refunds(customer);
    expect(plan).toBeGreaterThanOrEqual(2499);
    // 8 of the 60 days have begun.
    expect(pause).toBe(346);
  });

  test('returns the rest where the operator has returned a part by hand, and ends', async () => {
    const customer = await stripeCustomer();
    const order = await orderOf(customer);
    const { data } = await provider().charges.list({ customer: await customerOf(customer) });
    await provider().refunds.create({ charge: data[0]?.id ?? '', amount: 500 });
    const done = await end('withdraw', order);
    expect(done.status).toBe(200);
    expect(await subscription(customer)).toBeNull();
    expect(await refunds(customer)).toEqual([2500]);
    expect(done.body['refundAmount']).toBe(20);
    expect((await lastMessage(sandbox, order.email)).body).toContain('We’ve refunded £20.00');
  });

  test('ends although the refund fails for now, and keeps nothing else from being ordered', async () => {
    const customer = await stripeCustomer();
    const order = await orderOf(customer);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failing = vi.spyOn(provider().refunds, 'create').mockRejectedValue(new Error('Busy.'));
    expect((await end('withdraw', order)).status).toBe(500);
    expect(await subscription(customer)).toBeNull();
    const checkout = await customer.keyed('/api/billing/create-checkout-session', {
      priceId: 'cw-plus-month',
      mode: 'subscription',
      returnPath: '/stripe-return',
    });
    expect(checkout.status).toBeLessThan(300);
    failing.mockRestore();
    await runJobs(sandbox.backend);
    expect(await refunds(customer)).toEqual([2500]);
  });

  test('says when access really ends after a pause', async () => {
    const customer = await stripeCustomer();
    const order = await orderOf(customer);
    await customer.keyed('/api/pause', { startDate: iso(0), endDate: iso(60) });
    await days(7);
    const { body } = await end('cancel', order);
    expect(await subscription(customer)).toMatchObject({ periodEnd: body['endsAt'] });
  });

  test('returns credit once: the card provider does not take it off another plan', async () => {
    const customer = await stripeCustomer();
    const order = await orderOf(customer);
    await days(7);
    const id = await customerOf(customer);
    await provider().customers.update(id, { balance: -500 });
    await vi.waitFor(async () =>
      expect(await sandbox.backend.db.select().from(subscriptions)).toContainEqual(
        expect.objectContaining({ userId: customer.userId, credit: 500 }),
      ),
    );
    await end('withdraw', order);
    const [returned] = await refunds(customer);
    expect(returned).toBeGreaterThan((2500 * 20) / 31 + 500);
    expect(await provider().customers.retrieve(id)).toMatchObject({ balance: 0 });
  });

  test('cannot be ended before somebody pays for it', async () => {
    const customer = await new Visitor(sandbox, 'trenance-cove').signUp();
    await customer.keyed('/api/internal-subscription', { priceId: 'tc-standard-4weeks' });
    const { email } = await orderOf(customer);
    const [open] = await sandbox.backend.db
      .select()
      .from(invoices)
      .where(eq(invoices.userId, customer.userId));
    const order = { orderNumber: open?.number ?? '', email };
    const { status } = await preview(await stranger(), { kind: 'cancel', ...order });
    expect(status).toBe(404);
  });
});
