import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkouts } from '../../db/schema/billing';
import { openTestBackend, START, type TestBackend } from '../../tests/support/testBackend';
import { PURCHASES_AT_ONCE, reconcilePurchases, type Turn } from './reconcileWithProvider';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

test('many open checkouts take turns, so that none is forgotten and no run is long', async () => {
  const count = 2 * PURCHASES_AT_ONCE + 50;
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `checkout_${index}`,
    providerId: `cs_${index}`,
    buyer: `visitor:${index}`,
    locationId: 'canal-wharf',
    mode: 'payment' as const,
    returnPath: '/stripe-return',
    state: 'open' as const,
    createdAt: START,
  }));
  await backend.db.insert(checkouts).values(rows);
  const asked = vi
    .spyOn(backend.cardProvider.stripe.checkout.sessions, 'retrieve')
    .mockRejectedValue(new Error('The provider does not answer.'));
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const turn: Turn = { checkout: '', invoice: '' };
  const ask = async () => {
    asked.mockClear();
    await reconcilePurchases(backend, turn);
    return asked.mock.calls.map(([id]) => id);
  };
  const runs = [await ask(), await ask(), await ask()];
  expect(runs.map(({ length }) => length)).toEqual([PURCHASES_AT_ONCE, PURCHASES_AT_ONCE, 50]);
  expect(new Set(runs.flat()).size).toBe(count);
  expect(await ask()).toEqual(runs[0]);
  log.mockRestore();
});
