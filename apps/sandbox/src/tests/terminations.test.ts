import { DAY } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { terminations } from '../db/schema/terminations';
import { users } from '../db/schema/users';
import { runJobs } from '../services/jobs/runJobs';
import { returnDuplicates } from '../services/jobs/returnDuplicates';
import { customers } from './support/customers';
import { lastMessage } from './support/outbox';
import { textAt } from './support/textAt';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

describe.each(engines)('a contract that is ended without logging in (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const { charges, customerOf, days, internalCustomer, provider, stripeCustomer, subscription } =
    customers(() => sandbox);
  /** What the letter from the venue names: the first invoice's number and the email address. */
  const orderOf = async (customer: Visitor) => {
    const bills = await customer.call('GET', '/api/billing');
    const [user] = await sandbox.backend.db
      .select()
      .from(users)
      .where(eq(users.id, customer.userId));
    return { orderNumber: textAt(bills, 'invoices.0.number'), email: user?.email ?? '' };
  };
  const stranger = async (locationId?: string) => new Visitor(sandbox, locationId).arrive();
  const preview = (from: Visitor, order: object) =>
    from.call('POST', '/api/termination/preview', order);
  const confirm = (from: Visitor, order: object) => from.call('POST', '/api/termination', order);
  /** Previews and confirms. */
  const end = async (kind: string, order: object) => {
    const visitor = await stranger();
    const shown = await preview(visitor, { kind, ...order });
    return confirm(visitor, { kind, ...order, asOf: shown.body['asOf'] });
  };
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
      expect(again.body).toMatchObject({ message: 'Your plan has ended already.' });
      expect(await subscription(customer)).toBeNull();
      expect((await customer.call('GET', '/api/billing')).body).toMatchObject({
        credits: [{ amount: refund / 100 }],
      });
      const mail = await lastMessage(sandbox, order.email);
      expect(mail.subject).toBe('You have withdrawn from your contract');
      expect(mail.body).toMatch(/We received this on \d+ \w+ \d{4} at \d\d:\d\d \(UTC\)\./);
      expect(mail.body).toContain(`We return £${(refund / 100).toFixed(2)}`);
      await days(60);
      expect(await charges(customer)).toHaveLength(1);
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      expect(await returnDuplicates(sandbox.backend)).toEqual([]);
      expect(await refunds(customer)).toEqual([refund]);
    },
  );

  test.each(customersOf)('is not withdrawn from after 14 days (%s)', async (_, buy) => {
    const customer = await buy();
    const order = await orderOf(customer);
    await days(15);
    const { status, body } = await preview(await stranger(), { kind: 'withdraw', ...order });
    expect(status).toBe(409);
    expect(body['message']).toMatch(/^You could withdraw until \d+ \w+ \d{4}\./);
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
      expect(mail.subject).toBe('You have cancelled your contract');
      await days(70);
      expect(await charges(customer)).toHaveLength(1);
    },
  );

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
    await days(14);
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
    // A quarter of the £32 plan is left; it was paid in two payments.
    expect(Math.round(Number(ended.body['refundAmount']) * 100)).toBeGreaterThanOrEqual(798);
    expect(Math.round(Number(ended.body['refundAmount']) * 100)).toBeLessThanOrEqual(802);
  });

  test.each([
    ['another number', { orderNumber: 'FW-1' }],
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
      preview(visitor, { kind: 'cancel', orderNumber: `FW-${at}`, email }),
    );
    const answers = (await Promise.all(tries)).map(({ status }) => status);
    expect(answers.filter((status) => status === 429)).toHaveLength(3);
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
    const visitor = await stranger('mercer-lofts');
    const { body } = await visitor.call('GET', '/api/site-info');
    expect(body['consumerRights']).toBeNull();
  });
});
