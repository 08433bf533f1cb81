import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { invoices } from '../db/schema/billing';
import { runJobs } from '../services/jobs/runJobs';
import { endContract } from './support/endContract';
import { invoiceKind } from '../services/invoices/findInvoice';
import { writeCreditNote } from '../services/payments/writeCreditNote';
import { closeCards } from './support/closeCards';
import { customers } from './support/customers';
import { lastMessage } from './support/outbox';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';

// PAUSE-7
describe.each(engines)('a paid pause that has begun (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
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
  } = customers(() => sandbox);

  const { preview, stranger } = endContract(() => sandbox);

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

  test.each(plans)('returns its price when it ends within 14 days (%s)', async (_, buy) => {
    const customer = await buy();
    const pause = await pauseFor(customer, 60);
    expect(Date.parse(String(pause['refundableUntil']))).toBeGreaterThan(sandbox.clock.now());
    await days(10);
    expect((await endIt(customer)).status).toBeLessThan(300);
    const [, price] = await charges(customer);
    expect(await refunded(customer)).toEqual([0, price]);
    await runJobs(sandbox.backend);
    const { body } = await lastMessage(sandbox, textAt(await account(customer), 'siteUser.email'));
    expect(body).toContain('for a pause and ended it while you could still withdraw');
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
    expect(longer.body).toMatchObject({ refundableAmount: more / 100 });
    expect((await endIt(customer)).status).toBeLessThan(300);
    expect(await refunded(customer)).toEqual([0, 0, more]);
  });

  test('that was made longer for money keeps that payment after its own 14 days', async () => {
    const customer = await internalCustomer();
    await pauseFor(customer, 60);
    await days(18);
    await customer.call('PATCH', '/api/pause/end-date', { endDate: iso(90) });
    await days(18);
    expect((await customer.call('GET', '/api/pause')).body).toMatchObject({ refundableAmount: 0 });
    expect((await endIt(customer)).status).toBeLessThan(300);
    expect(await refunded(customer)).toEqual([0, 0, 0]);
  });

  test.each(plans)(
    'ends also where its card is closed: support pays it back (%s)',
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
      expect(mail.subject).toBe('We couldn’t refund £4.00');
      expect(mail.body).toContain('support will email you to arrange another way to pay you.');
      const bills = (await customer.call('GET', '/api/billing')).body;
      const refused =
        'Our payment provider couldn’t make this refund, so support will pay you in another way.';
      expect(bills).toMatchObject({ credits: [{ reason: refused, amount: 4 }] });
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
    expect(body).toMatchObject([{ amount: 3 }, { amount: 1 }]);
    expect((await refunded(customer)).at(-1)).toBe(400);
    await runJobs(sandbox.backend);
    const mail = await lastMessage(sandbox, textAt(await account(customer), 'siteUser.email'));
    expect(mail.subject).toBe('We’ve refunded £3.00');
  });

  test.each(['withdraw', 'cancel'])('has a number that does not %s the plan', async (kind) => {
    const customer = await internalCustomer();
    await pauseFor(customer, 60);
    const email = textAt(await account(customer), 'siteUser.email');
    await runJobs(sandbox.backend);
    const [orderNumber] = /FW-\d+-\w{5}/.exec((await lastMessage(sandbox, email)).body) ?? [];
    const shown = await preview(await stranger(), { kind, orderNumber, email });
    expect(shown).toMatchObject({ status: 409, body: { code: 'ORDER_IS_PAUSE' } });
  });
});
