import { DAY } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites } from '../db/schema/sites';
import { findSite } from '../services/sites/findSite';
import { runJobs } from '../services/jobs/runJobs';
import { customers } from './support/customers';
import { lastMessage } from './support/outbox';
import { textAt } from './support/textAt';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

// SUB-21
describe.each(engines)('a site that closes (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const { account, charges, days, internalCustomer, stripeCustomer, subscription } = customers(
    () => sandbox,
  );
  const setOpen = async (locationId: string, enabled: boolean) => {
    const site = await findSite(sandbox.backend.db, locationId);
    if (!site) throw new Error(`There is no ${locationId}.`);
    await sandbox.backend.db
      .update(sites)
      .set({ details: { ...site.details, enabled } })
      .where(eq(sites.locationId, locationId));
  };

  test.each([
    ['/api/internal-subscription', 'trenance-cove', { priceId: 'tc-single-4weeks' }],
    [
      '/api/billing/create-checkout-session',
      'canal-wharf',
      { priceId: 'cw-plus-month', mode: 'subscription', returnPath: '/stripe-return' },
    ],
    ['/api/internal-subscription/activate-free', 'canal-wharf', { priceId: 'cw-connect-month' }],
  ])('sells nothing to somebody whose page is still open: %s', async (path, site, order) => {
    const visitor = await new Visitor(sandbox, site).signUp();
    await setOpen(site, false);
    expect(await visitor.keyed(path, order)).toMatchObject({
      status: 409,
      body: { message: 'We don’t sell plans here any more.' },
    });
    await setOpen(site, true);
    expect((await visitor.keyed(path, order)).status).toBe(201);
  });

  test.each([
    ['our own engine', 'trenance-cove', () => internalCustomer()],
    ['the card provider', 'canal-wharf', () => stripeCustomer()],
  ])('renews no plan that %s bills, and tells its user', async (_who, site, arrive) => {
    const visitor = await arrive();
    const before = await charges(visitor);
    const email = textAt(await account(visitor), 'siteUser.email');
    // The order is confirmed before the site closes.
    await runJobs(sandbox.backend);
    await setOpen(site, false);
    await days(1);
    expect(await subscription(visitor)).toMatchObject({ state: 'cancelled' });
    const { subject, body } = await lastMessage(sandbox, email);
    expect(subject).toMatch(/is closed, and your (plan|pass) ends$/);
    expect(body).toMatch(/ends on \d+ \w+ \d{4} and doesn’t renew\. We won’t charge you again\./);
    await sandbox.moveClock(70 * DAY);
    expect(await charges(visitor)).toEqual(before);
    expect(await subscription(visitor)).not.toMatchObject({ state: 'active' });
  });
});
