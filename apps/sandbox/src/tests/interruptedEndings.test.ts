import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { and, eq, isNotNull } from 'drizzle-orm';
import { invoices } from '../db/schema/billing';
import { subscriptions } from '../db/schema/subscriptions';
import { makeKeyedLock } from '../db/keyedLock';
import { compareWithProvider } from '../services/jobs/startScheduler';
import { customers } from './support/customers';
import { textAt } from './support/textAt';
import { endAllPlans } from './support/endAllPlans';
import { bothEngines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import type { Visitor } from './support/Visitor';

describe.each(bothEngines)('ending a plan that is past due (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  beforeEach(() => endAllPlans(sandbox));
  afterEach(() => void vi.restoreAllMocks());
  afterAll(() => sandbox.close());

  const { account, charges, days, internalCustomer, provider, stripeCustomer, subscription } =
    customers(() => sandbox);
  const { customerOf, useCard } = customers(() => sandbox);
  const plans = [
    ['INTERNAL', () => internalCustomer('tc-single-4weeks'), 28.5],
    ['STRIPE', () => stripeCustomer('cw-essential-month'), 31.5],
  ] as const;
  /** A customer whose renewal failed. */
  const fallDue = async (begin: () => Promise<Visitor>, period: number, card: string) => {
    const visitor = await begin();
    await useCard(visitor, card);
    await days(period);
    expect(await subscription(visitor)).toMatchObject({ state: 'pastDue' });
    return visitor;
  };
  const cancel = (visitor: Visitor) =>
    visitor.call('DELETE', '/api/subscription', { cancellationReason: 'leaving' });
  const billed = (...states: string[]) => ({
    body: { invoices: states.map((state): unknown => expect.objectContaining({ state })) },
  });
  const bills = (visitor: Visitor) => visitor.call('GET', '/api/billing');
  /** The process dies: the database frees its locks, and what it waits for never comes. */
  const die = () => {
    sandbox.backend.withLock = makeKeyedLock(null);
    return new Promise<never>(() => undefined);
  };
  const loseEvents = () =>
    vi.spyOn(provider().webhooks, 'constructEvent').mockImplementation(() => {
      throw new Error('Lost.');
    });

  test.each(plans)(
    '%s engine: a process that dies in a cancellation leaves nothing to be collected',
    async (_, begin, period) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const visitor = await fallDue(begin, period, 'pm_card_chargeCustomerFail');
      await useCard(visitor, 'pm_card_visa');
      const before = await charges(visitor);
      loseEvents();
      const { db } = sandbox.backend;
      const transaction = db.transaction.bind(db);
      const mine = and(eq(subscriptions.userId, visitor.userId), isNotNull(subscriptions.endedAt));
      const hasEnded = async () => (await db.$count(subscriptions, mine)) > 0;
      const death = new Promise<void>((resolve) => {
        // A write ends the plan; the process dies before whatever it does next. Jobs write beside it.
        vi.spyOn(db, 'transaction').mockImplementation(async (work, config) => {
          if (await hasEnded()) return die();
          const written = await transaction(work, config);
          if (await hasEnded()) resolve();
          return written;
        });
        vi.spyOn(provider().subscriptions, 'cancel').mockImplementation(() => {
          resolve();
          return die();
        });
      });
      void cancel(visitor);
      await death;
      vi.restoreAllMocks();
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      await compareWithProvider(sandbox.backend);
      await days(40);
      expect(await subscription(visitor)).toBeNull();
      expect(await charges(visitor)).toEqual(before);
      expect(await bills(visitor)).toMatchObject(billed('paid'));
      const { data } = await provider().subscriptions.list({ customer: await customerOf(visitor) });
      expect(data).toEqual([]);
    },
  );

  test('a plan that has ended at the provider, whose event got lost, ends here within the hour', async () => {
    const visitor = await stripeCustomer('cw-essential-month');
    loseEvents();
    const { data } = await provider().subscriptions.list({ customer: await customerOf(visitor) });
    for (const { id } of data) await provider().subscriptions.cancel(id);
    expect(await subscription(visitor)).toMatchObject({ state: 'active' });
    await compareWithProvider(sandbox.backend);
    expect(await subscription(visitor)).toBeNull();
  });

  test('a renewal whose events got lost is known here within the hour', async () => {
    const visitor = await stripeCustomer('cw-essential-month');
    const { backend } = sandbox;
    const mine = eq(subscriptions.userId, visitor.userId);
    const [before] = await backend.db.select().from(subscriptions).where(mine);
    const { periodStart, periodEnd } = before ?? {};
    await days(32);
    // As if no event had told about the renewal.
    await backend.db.update(subscriptions).set({ periodStart, periodEnd }).where(mine);
    const isRenewal = and(
      eq(invoices.userId, visitor.userId),
      eq(invoices.periodStart, periodEnd ?? 0),
    );
    expect(await backend.db.delete(invoices).where(isRenewal).returning()).toHaveLength(1);
    await compareWithProvider(backend);
    const [after] = await backend.db.select().from(subscriptions).where(mine);
    expect(after?.periodStart).toBe(periodEnd);
    expect(await bills(visitor)).toMatchObject(billed('paid', 'paid'));
  });

  test.each(plans)(
    '%s engine: an overdue bill that was paid a moment ago keeps the plan until its period ends',
    async (_, begin, period) => {
      const visitor = await fallDue(begin, period, 'pm_card_authenticationRequired');
      const bill = textAt(await account(visitor), 'siteUser.lastInvoice.id');
      const { body } = await visitor.keyed(`/api/billing/invoice/${bill}/execute`, {});
      loseEvents();
      await provider().paymentIntents.confirm(String(body['paymentIntentId']), {
        payment_method: 'pm_card_visa',
      });
      const paid = await charges(visitor);
      expect(paid).toHaveLength(2);
      expect(await cancel(visitor)).toMatchObject({ status: 200, body: { state: 'cancelled' } });
      expect(await subscription(visitor)).toMatchObject({ state: 'cancelled' });
      vi.restoreAllMocks();
      await days(40);
      expect(await charges(visitor)).toEqual(paid);
    },
  );
});
