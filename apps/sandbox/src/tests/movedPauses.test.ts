import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { creditNotes } from '../db/schema/billing';
import { pauses } from '../db/schema/subscriptions';
import { customers } from './support/customers';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import type { Visitor } from './support/Visitor';

describe.each(engines)('a pause that is moved (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const { charges, internalCustomer, iso, stripeCustomer, subscription } = customers(() => sandbox);
  const customersOf = [
    ['INTERNAL', () => internalCustomer()],
    ['STRIPE', () => stripeCustomer()],
  ] as const;
  const startDate = () => iso(5);
  const move = (visitor: Visitor, days: number) =>
    visitor.call(
      'PATCH',
      '/api/pause',
      { startDate: startDate(), endDate: iso(5 + days) },
      { 'idempotency-key': `${visitor.userId} ${days}` },
    );
  const paused = async (begin: () => Promise<Visitor>) => {
    const visitor = await begin();
    await visitor.keyed('/api/pause', { startDate: startDate(), endDate: iso(15) });
    const plan = (await charges(visitor))[0] ?? 0;
    return {
      visitor,
      paid: async () => (await charges(visitor)).reduce((sum, amount) => sum + amount, -plan),
    };
  };

  test.each(customersOf)(
    '%s engine: costs its longest time, in two windows at once',
    async (_, begin) => {
      const { visitor, paid } = await paused(begin);
      expect(await paid()).toBe(200);
      const both = await Promise.all([40, 70].map((length) => move(visitor, length)));
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(await paid()).toBe(600);
      expect((await visitor.call('GET', '/api/pause')).body).toMatchObject({ price: 6 });
    },
  );

  test.each(customersOf)(
    '%s engine: is charged once for time that was paid before a process died',
    async (_, begin) => {
      const { visitor, paid } = await paused(begin);
      const { db } = sandbox.backend;
      const [before] = await db.select().from(pauses).where(eq(pauses.userId, visitor.userId));
      if (!before) throw new Error('The customer has no pause.');
      await move(visitor, 40);
      // The process died between the payment and the new dates.
      await db.update(pauses).set(before).where(eq(pauses.id, before.id));
      expect((await move(visitor, 70)).status).toBe(200);
      expect(await paid()).toBe(600);
    },
  );

  test.each(customersOf)(
    '%s engine: returns all that it cost when the plan is cancelled in another window',
    async (_, begin) => {
      const { visitor } = await paused(begin);
      const [moved, cancelled] = await Promise.all([
        move(visitor, 70),
        visitor.call('DELETE', '/api/subscription', { cancellationReason: 'leaving' }),
      ]);
      expect(cancelled.status).toBe(200);
      expect([200, 409]).toContain(moved.status);
      expect(await subscription(visitor)).toMatchObject({ state: 'cancelled' });
      expect((await visitor.call('GET', '/api/pause')).body).toBeNull();
      const notes = await sandbox.backend.db
        .select()
        .from(creditNotes)
        .where(eq(creditNotes.userId, visitor.userId));
      expect(notes.reduce((sum, { amount }) => sum + amount, 0)).toBe(
        (await charges(visitor)).slice(1).reduce((sum, amount) => sum + amount, 0),
      );
    },
  );
});
