import { HOUR } from '@foyer/domain';
import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoices } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import { openTestBackend, START, type TestBackend } from '../../tests/support/testBackend';
import { EXPIRED_AT_ONCE, expirePending } from './expirePending';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

test('many unpaid orders end in several runs, the oldest first, so that no run is long', async () => {
  const site = await backend.addSite();
  const { priceId, currency } = await backend.addPlan(site, 1000);
  const { locationId } = site;
  const orders = Array.from({ length: EXPIRED_AT_ONCE + 50 }, (_, index) => ({
    id: `sub_${index}`,
    buyer: `visitor:${index}`,
    // The last one written is the oldest.
    at: START - index,
  }));
  await backend.db.insert(subscriptions).values(
    orders.map(({ id, buyer, at }) => ({
      id,
      buyer,
      locationId,
      priceId,
      periodPrice: 1000,
      engine: 'INTERNAL' as const,
      state: 'pending' as const,
      recurring: false,
      startedAt: at,
      periodStart: at,
    })),
  );
  await backend.db.insert(invoices).values(
    orders.map(({ id, buyer, at }) => ({
      id: `inv_${id}`,
      number: `FW-${id}`,
      buyer,
      subscriptionId: id,
      reason: `purchase:${id}`,
      state: 'open' as const,
      effect: { kind: 'start' as const },
      title: 'Plus',
      amount: 1000,
      tax: 0,
      currency,
      lines: [],
      periodStart: at,
      periodEnd: at,
      createdAt: at,
      dueDate: at,
    })),
  );
  const waiting = async () => {
    const [row] = await backend.db
      .select({ total: count() })
      .from(subscriptions)
      .where(and(eq(subscriptions.locationId, locationId), eq(subscriptions.state, 'pending')));
    return row?.total;
  };
  const later = START + 24 * HOUR;
  await expirePending(backend, later);
  expect(await waiting()).toBe(50);
  expect(await backend.readSubscription('sub_0')).toMatchObject({ state: 'pending' });
  await expirePending(backend, later);
  expect(await waiting()).toBe(0);
});
