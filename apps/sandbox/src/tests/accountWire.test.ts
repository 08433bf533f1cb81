import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountWire } from '../http/wire/accountWire';
import { openTestBackend, type TestBackend } from './support/testBackend';

// GUARD-9, TYPE-7
describe('an account with a plan', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await openTestBackend();
  });
  afterAll(() => backend.close());

  test.each([
    ['costs nothing', 'active', 1000, 0, true],
    ['is paid for, while its list price is nothing', 'active', 0, 1000, false],
    ['costs nothing and gives no access', 'paused', 0, 0, false],
  ] as const)(
    'says whether a purchase replaces it: one that %s',
    async (_, state, price, periodPrice, hasFreePlan) => {
      const site = await backend.addSite();
      const user = await backend.addUser(site);
      const plan = await backend.addPlan(site, price);
      await backend.addSubscription(user, plan, { state, periodPrice });
      const { siteUser } = await accountWire(backend.db, site, user);
      expect(siteUser).toMatchObject({ hasFreePlan });
    },
  );
});
