import { and, eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { invoices } from '../db/schema/billing';
import { pauses } from '../db/schema/subscriptions';
import { rateLimits } from '../services/rate-limits/RateLimits';
import { runJobs } from '../services/jobs/runJobs';
import { customers } from './support/customers';
import { dieAtCharge } from './support/dieAtCharge';
import { endAllPlans } from './support/endAllPlans';
import { bothEngines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import type { Visitor } from './support/Visitor';

// PAUSE-1
describe.each(bothEngines)('a process that dies while it charges a pause (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  beforeEach(() => endAllPlans(sandbox));
  afterEach(() => void vi.restoreAllMocks());
  afterAll(() => sandbox.close());

  const {
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
  const pauseOf = async (visitor: Visitor) => (await visitor.call('GET', '/api/pause')).body;
  const paidForPauses = async (visitor: Visitor) => (await charges(visitor)).slice(1);
  const openBills = async ({ userId }: Visitor) => {
    const isOpen = and(eq(invoices.userId, userId), eq(invoices.state, 'open'));
    const isPause = like(invoices.reason, 'pause:%');
    return sandbox.backend.db.select().from(invoices).where(and(isOpen, isPause));
  };

  const pause = (visitor: Visitor, from: number, until: number) => () =>
    visitor.keyed('/api/pause', { startDate: iso(from), endDate: iso(until) });

  test.each([
    ['INTERNAL', 'before', () => internalCustomer()],
    ['INTERNAL', 'after', () => internalCustomer()],
    ['STRIPE', 'before', () => stripeCustomer()],
    ['STRIPE', 'after', () => stripeCustomer()],
  ] as const)('%s engine: the pause is charged once, %s the card was', async (_, when, begin) => {
    const visitor = await begin();
    await dieAtCharge(sandbox, when, pause(visitor, 2, 12));
    for (let run = 0; run < 2; run += 1) await runJobs(sandbox.backend);
    expect(await paidForPauses(visitor)).toEqual([200]);
    expect(await pauseOf(visitor)).toMatchObject({ state: 'scheduled', price: 2 });
    await days(3);
    expect(await subscription(visitor)).toMatchObject({ state: 'paused' });
    expect(await paidForPauses(visitor)).toEqual([200]);
  });

  test('a pause of today does not begin before it is charged', async () => {
    const visitor = await internalCustomer();
    await dieAtCharge(sandbox, 'before', pause(visitor, 0, 12));
    expect(await subscription(visitor)).toMatchObject({ state: 'active' });
    await runJobs(sandbox.backend);
    expect(await subscription(visitor)).toMatchObject({ state: 'paused' });
    expect(await paidForPauses(visitor)).toEqual([200]);
  });

  test('a pause whose charge is declined afterwards does not begin and owes nothing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const visitor = await internalCustomer();
    await dieAtCharge(sandbox, 'before', pause(visitor, 0, 12));
    await useCard(visitor, 'pm_card_chargeCustomerFail');
    await runJobs(sandbox.backend);
    expect(await pauseOf(visitor)).toBeNull();
    expect(await subscription(visitor)).toMatchObject({ state: 'active' });
    expect(await paidForPauses(visitor)).toEqual([]);
    expect(await openBills(visitor)).toEqual([]);
  });

  test.each(['before', 'after'] as const)(
    'a pause that is made longer meanwhile keeps its new end, %s the card was charged',
    async (when) => {
      const visitor = await internalCustomer();
      await dieAtCharge(sandbox, when, pause(visitor, 2, 12));
      const dates = { startDate: iso(2), endDate: iso(50) };
      const moved = await visitor.call('PATCH', '/api/pause', dates, {
        'idempotency-key': `moved-${visitor.userId}`,
      });
      expect(moved.status).toBe(200);
      await runJobs(sandbox.backend);
      expect(await pauseOf(visitor)).toMatchObject({ endDate: dates.endDate, price: 4 });
      expect(await paidForPauses(visitor)).toEqual([200, 200]);
    },
  );

  test('a pause that was given up while the bank decided costs nothing when the bank pays', async () => {
    const visitor = await internalCustomer();
    const { paymentIntents } = provider();
    const create = paymentIntents.create.bind(paymentIntents);
    vi.spyOn(paymentIntents, 'create').mockImplementationOnce(async (...given) => ({
      ...(await create(...given)),
      status: 'processing',
    }));
    const retrieve = paymentIntents.retrieve.bind(paymentIntents);
    vi.spyOn(paymentIntents, 'retrieve').mockImplementation(async (id: string) => ({
      ...(await retrieve(id)),
      status: 'processing',
    }));
    expect((await pause(visitor, 2, 12)()).status).toBe(409);
    vi.restoreAllMocks();
    await days(1);
    expect(await pauseOf(visitor)).toBeNull();
    const { data } = await provider().charges.list({ customer: await customerOf(visitor) });
    expect(data.map(({ amount, amount_refunded }) => amount - amount_refunded)).toEqual([0, 1900]);
    expect(await openBills(visitor)).toEqual([]);
  });

  describe('whose payment the card provider calls unfinished', () => {
    /** The provider answers the next charges with what was true a moment ago. */
    const answerLate = () => {
      const { paymentIntents } = provider();
      const create = paymentIntents.create.bind(paymentIntents);
      vi.spyOn(paymentIntents, 'create').mockImplementation(async (...given) => ({
        ...(await create(...given)),
        status: 'processing',
      }));
    };
    const expectPaidPause = async (visitor: Visitor) => {
      expect(await pauseOf(visitor)).toMatchObject({ state: 'scheduled', price: 2 });
      expect(await paidForPauses(visitor)).toEqual([200]);
      await days(3);
      expect(await subscription(visitor)).toMatchObject({ state: 'paused' });
    };

    test('is paid for and kept if it succeeds right afterwards', async () => {
      const visitor = await internalCustomer();
      answerLate();
      expect((await pause(visitor, 2, 12)()).status).toBe(201);
      await expectPaidPause(visitor);
    });

    test('is paid for and kept if it succeeds while we give it up', async () => {
      const visitor = await internalCustomer();
      answerLate();
      const { paymentIntents } = provider();
      const retrieve = paymentIntents.retrieve.bind(paymentIntents);
      vi.spyOn(paymentIntents, 'retrieve').mockImplementationOnce(async (id: string) => ({
        ...(await retrieve(id)),
        status: 'processing',
      }));
      expect((await pause(visitor, 2, 12)()).status).toBe(201);
      await expectPaidPause(visitor);
    });

    test('is paid for and kept if the process died, and the provider repeats its answer', async () => {
      const visitor = await internalCustomer();
      await dieAtCharge(sandbox, 'after', pause(visitor, 2, 12));
      answerLate();
      await runJobs(sandbox.backend);
      expect(await paidForPauses(visitor)).toEqual([200]);
      await expectPaidPause(visitor);
    });
  });

  test('a longer pause that was not charged is not owed, and the pause keeps its dates', async () => {
    const visitor = await internalCustomer();
    await pause(visitor, 2, 12)();
    const before = await pauseOf(visitor);
    await dieAtCharge(sandbox, 'before', () =>
      visitor.call(
        'PATCH',
        '/api/pause',
        { startDate: iso(2), endDate: iso(50) },
        { 'idempotency-key': `longer-${visitor.userId}` },
      ),
    );
    await runJobs(sandbox.backend);
    expect(await openBills(visitor)).toEqual([]);
    expect(await pauseOf(visitor)).toEqual(before);
    expect(await paidForPauses(visitor)).toEqual([200]);
  });

  describe('that is made longer', () => {
    const longer = (visitor: Visitor, key: string) =>
      visitor.call(
        'PATCH',
        '/api/pause',
        { startDate: iso(2), endDate: iso(50) },
        { 'idempotency-key': `${key}-${visitor.userId}` },
      );

    test('is longer as soon as it is paid, though the process dies then', async () => {
      const visitor = await internalCustomer();
      await pause(visitor, 2, 12)();
      const { db } = sandbox.backend;
      const update = db.update.bind(db);
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      // Outside of transactions: the payment's own is the last thing that is written.
      vi.spyOn(db, 'update').mockImplementation((table) => {
        if (Object.is(table, pauses)) throw new Error('The process dies here.');
        return update(table);
      });
      await longer(visitor, 'dies');
      vi.restoreAllMocks();
      await runJobs(sandbox.backend);
      expect(await paidForPauses(visitor)).toEqual([200, 200]);
      expect(await pauseOf(visitor)).toMatchObject({ price: 4 });
      await days(20);
      expect(await subscription(visitor)).toMatchObject({ state: 'paused' });
    });

    test('counts once with the repetition of a request whose process died', async () => {
      const visitor = await internalCustomer();
      await pause(visitor, 2, 12)();
      const { limits } = sandbox.backend;
      const who = `pause ${visitor.userId}`;
      await limits.take(rateLimits.refundableCharge, who, 8);
      const dates = { startDate: iso(2), endDate: iso(50) };
      const key = { 'idempotency-key': `counted-${visitor.userId}` };
      const send = () => visitor.call('PATCH', '/api/pause', dates, key);
      await dieAtCharge(sandbox, 'before', send);
      expect((await send()).status).toBe(200);
      expect(await paidForPauses(visitor)).toEqual([200, 200]);
    });

    test.each(['before', 'after'] as const)(
      'and called off afterwards costs nothing, where the process died %s the charge',
      async (when) => {
        const visitor = await internalCustomer();
        await pause(visitor, 2, 12)();
        await dieAtCharge(sandbox, when, () => longer(visitor, 'called-off'));
        expect((await visitor.call('DELETE', '/api/unpause')).status).toBe(204);
        await runJobs(sandbox.backend);
        await days(1);
        const { data } = await provider().charges.list({ customer: await customerOf(visitor) });
        const kept = data
          .slice(0, -1)
          .map(({ amount, amount_refunded }) => amount - amount_refunded);
        expect(kept.filter((amount) => amount > 0)).toEqual([]);
      },
    );
  });
});
