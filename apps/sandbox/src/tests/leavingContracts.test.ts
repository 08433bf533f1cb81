import { DAY, HOUR } from '@foyer/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeKeyedLock } from '../db/keyedLock';
import { invoices } from '../db/schema/billing';
import { plans } from '../db/schema/sites';
import * as schema from '../db/schema/subscriptions';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { mirrorSubscription } from '../services/card-provider-sync/mirrorSubscription';
import { refundDuplicates } from '../services/jobs/refundDuplicates';
import { runJobs } from '../services/jobs/runJobs';
import { rateLimits } from '../services/rate-limits/RateLimits';
import { customers } from './support/customers';
import { dieAtCharge, lockOfDyingProcess } from './support/dieAtCharge';
import { failInserts } from './support/failInserts';
import { lastMessage, messagesTo } from './support/outbox';
import { textAt } from './support/textAt';
import { endAllPlans } from './support/endAllPlans';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

const DANA = 'dana.whitfield@mail.example';

describe.each(engines)('leaving a contract (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await startTestSandbox(engine);
    await endAllPlans(sandbox, DANA);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await sandbox.close();
  });

  const { account, charges, customerOf, days, iso, provider, subscription, useCard } = customers(
    () => sandbox,
  );
  /** A customer with months of a contract left. */
  const arrive = async () => {
    const visitor = await new Visitor(sandbox, 'mercer-lofts').arrive();
    await visitor.logIn(DANA, PERSONA_PASSWORD);
    visitor.userId = textAt(await account(visitor), 'userId');
    return visitor;
  };
  const leave = (visitor: Visitor, key?: string, given: object = {}) =>
    visitor.keyed('/api/contract-subscription', { cancellationReason: 'leaving', ...given }, key);
  /** Leaves for the fee on the page, in minor units. */
  const leaveFor = (visitor: Visitor, fee: number) =>
    leave(visitor, undefined, { amount: fee / 100 });
  const feeOf = async (visitor: Visitor) => {
    const fee = await visitor.call('POST', '/api/contract-subscription/early-cancellation-fee');
    return Math.round(Number(textAt(fee, 'amountToCharge')) * 100);
  };
  /** Lets the renewal fail, and gives the customer a good card again. */
  const fallPastDue = async (visitor: Visitor) => {
    await useCard(visitor, 'pm_card_chargeCustomerFail');
    const { periodEnd } = (await subscription(visitor)) as { periodEnd?: string };
    await days((Date.parse(String(periodEnd)) - sandbox.clock.now()) / DAY + 0.5);
    expect(await subscription(visitor)).toMatchObject({ state: 'pastDue', contract: true });
    await useCard(visitor, 'pm_card_visa');
  };
  /** Simulates a process that dies at its next call about the plan at the provider. */
  const dieAt = (call: 'cancel' | 'update') => {
    sandbox.backend.withLock = lockOfDyingProcess();
    return new Promise<void>((resolve) => {
      vi.spyOn(provider().subscriptions, call).mockImplementationOnce(() => {
        // The database frees the locks of a process that died.
        sandbox.backend.withLock = makeKeyedLock(null);
        resolve();
        return new Promise<never>(() => undefined);
      });
    });
  };

  test('a plan past due whose fee is paid has ended, even if the process dies then', async () => {
    const visitor = await arrive();
    await fallPastDue(visitor);
    const fee = await feeOf(visitor);
    const before = await charges(visitor);
    const death = dieAt('cancel');
    void leave(visitor, 'leave-1');
    await death;
    expect(await subscription(visitor)).toBeNull();
    // The hourly job of the next process.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await refundDuplicates(sandbox.backend);
    await days(70);
    expect(await charges(visitor)).toEqual([...before, fee]);
    expect(await leave(visitor, 'leave-1')).toMatchObject({
      status: 200,
      body: { state: 'ended' },
    });
    expect(await charges(visitor)).toEqual([...before, fee]);
  });

  /** A customer with a paused plan, whose fee is charged before the process dies. */
  const dieWhilePaused = async () => {
    const visitor = await arrive();
    await visitor.keyed('/api/pause', { startDate: iso(0), endDate: iso(40) });
    const fee = await feeOf(visitor);
    const before = await charges(visitor);
    const death = dieAt('update');
    void leave(visitor);
    await death;
    return { visitor, before, fee };
  };

  test('a paused plan whose fee is paid ends and never renews, even if the process dies then', async () => {
    const { visitor, before, fee } = await dieWhilePaused();
    expect(await charges(visitor)).toEqual([...before, fee]);
    // An event of the provider, which doesn't know yet that the plan ends.
    const { data } = await provider().subscriptions.list({
      customer: await customerOf(visitor),
    });
    await mirrorSubscription(sandbox.backend, String(data[0]?.id));
    await runJobs(sandbox.backend);
    expect(await subscription(visitor)).toMatchObject({ state: 'cancelled' });
    await days(70);
    expect(await subscription(visitor)).toBeNull();
    expect(await charges(visitor)).toEqual([...before, fee]);
  });

  test('a paused plan whose fee is paid does not renew where its pause ends first after the process died', async () => {
    const { visitor, before, fee } = await dieWhilePaused();
    expect(await visitor.call('DELETE', '/api/unpause')).toMatchObject({ status: 204 });
    expect(await subscription(visitor)).toMatchObject({ state: 'cancelled' });
    await days(70);
    expect(await subscription(visitor)).toBeNull();
    expect(await charges(visitor)).toEqual([...before, fee]);
  });

  describe('whose process died before the fee was charged', () => {
    const openFees = ({ userId }: Visitor) =>
      sandbox.backend.db
        .select()
        .from(invoices)
        .where(and(eq(invoices.userId, userId), eq(invoices.state, 'open')));

    test('owes nothing, renews on, and costs the fee of the later day', async () => {
      const visitor = await arrive();
      await dieAtCharge(sandbox, 'before', () => leave(visitor));
      await runJobs(sandbox.backend);
      expect(await openFees(visitor)).toEqual([]);
      expect(await subscription(visitor)).toMatchObject({ state: 'active', contract: true });
      const before = await charges(visitor);
      await days(62);
      const paid = await charges(visitor);
      expect(paid.length).toBeGreaterThan(before.length);
      const fee = await feeOf(visitor);
      expect(await leave(visitor)).toMatchObject({ status: 200 });
      expect((await charges(visitor)).slice(paid.length)).toEqual([fee]);
    });
  });

  describe('whose process dies around a fee that isn’t paid', () => {
    /** What the provider tells once the process has died. */
    const hear = async (visitor: Visitor) => {
      const { data } = await provider().subscriptions.list({
        customer: await customerOf(visitor),
      });
      await mirrorSubscription(sandbox.backend, String(data[0]?.id));
      await runJobs(sandbox.backend);
    };

    test('renews on where it died once the provider was to stop', async () => {
      const visitor = await arrive();
      const { subscriptions } = provider();
      const update = subscriptions.update.bind(subscriptions);
      await new Promise<void>((died) => {
        vi.spyOn(subscriptions, 'update').mockImplementationOnce(async (...given) => {
          await update(...given);
          sandbox.backend.withLock = makeKeyedLock(null);
          died();
          return new Promise<never>(() => undefined);
        });
        void leave(visitor);
      });
      await hear(visitor);
      expect(await subscription(visitor)).toMatchObject({ state: 'active', contract: true });
      const before = await charges(visitor);
      await days(40);
      expect((await charges(visitor)).length).toBeGreaterThan(before.length);
    });

    test('renews on where it died once the card was declined', async () => {
      const visitor = await arrive();
      await useCard(visitor, 'pm_card_chargeCustomerFail');
      const { subscriptions } = provider();
      const update = subscriptions.update.bind(subscriptions);
      await new Promise<void>((died) => {
        vi.spyOn(subscriptions, 'update').mockImplementation(async (id, params, options) => {
          if (params?.cancel_at_period_end !== false) return update(id, params, options);
          sandbox.backend.withLock = makeKeyedLock(null);
          died();
          return new Promise<never>(() => undefined);
        });
        void leave(visitor);
      });
      vi.restoreAllMocks();
      await hear(visitor);
      expect(await subscription(visitor)).toMatchObject({ state: 'active', contract: true });
    });
  });

  test('a fee that the bank decides about for long ends the contract, and nothing is charged after it', async () => {
    const visitor = await arrive();
    const fee = await feeOf(visitor);
    const before = await charges(visitor);
    const { paymentIntents } = provider();
    const create = paymentIntents.create.bind(paymentIntents);
    vi.spyOn(paymentIntents, 'create').mockImplementationOnce(async (...given) => {
      const intent = await create(...given);
      return { ...intent, status: 'processing' };
    });
    const retrieve = paymentIntents.retrieve.bind(paymentIntents);
    vi.spyOn(paymentIntents, 'retrieve').mockImplementation(async (id: string) => {
      const intent = await retrieve(id);
      return { ...intent, status: 'processing' };
    });
    expect(await leave(visitor)).toMatchObject({ status: 409 });
    vi.restoreAllMocks();
    await runJobs(sandbox.backend);
    expect(await subscription(visitor)).toMatchObject({ state: 'cancelled' });
    await days(70);
    expect(await charges(visitor)).toEqual([...before, fee]);
    expect(await subscription(visitor)).toBeNull();
  });

  test('costs a share of the price that the customer pays, even where the plan costs more today', async () => {
    const visitor = await arrive();
    const { db } = sandbox.backend;
    const [live] = await db
      .select()
      .from(schema.subscriptions)
      .where(
        and(eq(schema.subscriptions.userId, visitor.userId), isNull(schema.subscriptions.endedAt)),
      );
    await mirrorSubscription(sandbox.backend, live?.providerId ?? '');
    const fee = await feeOf(visitor);
    const plan = eq(plans.priceId, live?.priceId ?? '');
    await db
      .update(plans)
      .set({ amount: sql`${plans.amount} * 2` })
      .where(plan);
    expect(await feeOf(visitor)).toBe(fee);
    const before = await charges(visitor);
    expect(await leaveFor(visitor, fee + 1)).toMatchObject({
      status: 409,
      body: { code: 'PREVIEW_EXPIRED' },
    });
    expect(await leaveFor(visitor, fee)).toMatchObject({ body: { state: 'cancelled' } });
    expect((await charges(visitor)).slice(before.length)).toEqual([fee]);
  });

  // LAW-7
  test('is confirmed by a mail that names the fee and its invoice', async () => {
    const visitor = await arrive();
    const fee = await feeOf(visitor);
    expect((await leave(visitor)).status).toBe(200);
    await runJobs(sandbox.backend);
    const { subject, body } = await lastMessage(sandbox, DANA);
    expect(subject).toBe('You’ve canceled your contract');
    const amount = (fee / 100).toFixed(2);
    expect(body).toMatch(new RegExp(`You paid \\$${amount} for leaving early \\(invoice FW-\\w+`));
    const { body: billing } = await visitor.call('GET', '/api/billing');
    expect(billing['invoices']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ description: expect.stringMatching(/^Fee for leaving early, /) }),
      ]),
    );
  });

  test('taking the cancellation back returns the fee, and leaving again costs it again', async () => {
    const visitor = await arrive();
    const fee = await feeOf(visitor);
    expect(await leave(visitor)).toMatchObject({
      body: { state: 'cancelled', contract: false, paidFee: fee / 100 },
    });
    const { body: dashboard } = await visitor.call('GET', '/api/dashboard');
    expect(dashboard).toMatchObject({ subscription: { paidFee: fee / 100 } });
    const revived = await visitor.call('POST', '/api/subscription/revive');
    expect(revived.body).toMatchObject({ state: 'active', contract: true, paidFee: null });
    await runJobs(sandbox.backend);
    const mails = await messagesTo(sandbox, DANA);
    const refunded = mails.find(({ subject }) => subject?.includes('We’ve refunded'));
    expect(refunded?.body).toContain('to leave early, and then kept your plan');
    const kept = mails.find(({ subject }) => subject === 'You’ve kept your plan');
    expect(kept?.body).toContain('Minimum term: Until');
    expect(await feeOf(visitor)).toBe(fee);
    const paid = await charges(visitor);
    await leave(visitor);
    expect((await charges(visitor)).slice(paid.length)).toEqual([fee]);
  });

  test('a user is charged a fee at most ten times a day, because each can be returned', async () => {
    const visitor = await arrive();
    for (let time = 0; time < 10; time += 1) {
      expect((await leave(visitor)).status).toBe(200);
      await visitor.call('POST', '/api/subscription/revive');
    }
    const paid = await charges(visitor);
    const refused = await leave(visitor);
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
    expect(await charges(visitor)).toEqual(paid);
    expect(await subscription(visitor)).toMatchObject({ state: 'active', contract: true });
    await days(1);
    expect((await leave(visitor)).status).toBe(200);
  });

  // SEC-11
  test('a user may still leave after ten declined cards, and after ten paid pauses', async () => {
    const visitor = await arrive();
    await useCard(visitor, 'pm_card_chargeCustomerFail');
    for (let time = 0; time < 10; time += 1) expect((await leave(visitor)).status).toBe(402);
    await useCard(visitor, 'pm_card_visa');
    const { limits } = sandbox.backend;
    for (let time = 0; time < 10; time += 1)
      await limits.use(rateLimits.refundableCharge, `pause ${visitor.userId}`);
    expect((await leave(visitor)).status).toBe(200);
  });

  test('a cancellation whose process died counts once with its repetition', async () => {
    const visitor = await arrive();
    const { limits } = sandbox.backend;
    for (let time = 0; time < 9; time += 1)
      await limits.use(rateLimits.refundableCharge, `leave ${visitor.userId}`);
    await dieAtCharge(sandbox, 'before', () => leave(visitor, 'leave-1'));
    // The job lets the plan renew again.
    await runJobs(sandbox.backend);
    expect((await leave(visitor, 'leave-1')).status).toBe(200);
    await visitor.call('POST', '/api/subscription/revive');
    expect((await leave(visitor)).status).toBe(429);
  });

  test('taking the cancellation back returns no fee while the card provider cannot be told to renew', async () => {
    const visitor = await arrive();
    await leave(visitor);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { subscriptions: theirs } = provider();
    vi.spyOn(theirs, 'update').mockRejectedValueOnce(new Error('Too many requests.'));
    expect((await visitor.call('POST', '/api/subscription/revive')).status).toBe(500);
    await runJobs(sandbox.backend);
    expect(await subscription(visitor)).toMatchObject({ state: 'cancelled', contract: false });
    expect((await visitor.call('GET', '/api/billing')).body).toMatchObject({ credits: [] });
  });

  test('taking the cancellation back returns the fee once, though the first try dies before the bills show it', async () => {
    const visitor = await arrive();
    const fee = await feeOf(visitor);
    await leave(visitor);
    const mend = await failInserts(sandbox, 'credit_notes');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await visitor.call('POST', '/api/subscription/revive')).status).toBe(200);
    await mend();
    await sandbox.moveClock(HOUR);
    expect(await subscription(visitor)).toMatchObject({ state: 'active', contract: true });
    expect((await visitor.call('GET', '/api/billing')).body).toMatchObject({
      credits: [{ amount: fee / 100 }],
    });
    const paid = await charges(visitor);
    await leave(visitor);
    expect((await charges(visitor)).slice(paid.length)).toEqual([fee]);
  });
});
