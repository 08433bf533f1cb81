import { DAY, SECOND } from '@foyer/domain';
import { and, asc, eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { invoices } from '../db/schema/billing';
import { sites } from '../db/schema/sites';
import { subscriptions } from '../db/schema/subscriptions';
import { cardsOnly } from '../services/card-provider/cardsOnly';
import { refundDuplicates } from '../services/jobs/refundDuplicates';
import { runJobs } from '../services/jobs/runJobs';
import { findSite } from '../services/sites/findSite';
import { changeSite } from './support/changeSite';
import { customers } from './support/customers';
import { messagesTo } from './support/outbox';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import type { Visitor } from './support/Visitor';

const SITE = 'trenance-cove';

describe.each(engines)('a database that was put back from a backup (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const { charges, customerOf, days, internalCustomer, kept, provider, rowOf, subscription } =
    customers(() => sandbox);

  /** A payment at the provider whose metadata name an order. */
  const payFor = async (visitor: Visitor, metadata: Record<string, string>) =>
    provider().paymentIntents.create({
      amount: 1900,
      currency: 'gbp',
      confirm: true,
      customer: await customerOf(visitor),
      payment_method: 'pm_card_visa',
      ...cardsOnly,
      metadata,
    });

  test.each([
    ['a day ago', 29],
    ['seconds ago', 28 + 20 * (SECOND / DAY)],
  ])('charges nobody again for a renewal that was paid %s', async (_, later) => {
    const { db } = sandbox.backend;
    const visitor = await internalCustomer();
    const before = await rowOf(visitor);
    await days(later);
    expect(await charges(visitor)).toEqual([1900, 1900]);
    const renewals = and(
      eq(invoices.userId, visitor.userId),
      like(invoices.reason, `renewal:${before.id}:%`),
    );
    await db.delete(invoices).where(renewals);
    await db.update(subscriptions).set(before).where(eq(subscriptions.id, before.id));
    await runJobs(sandbox.backend);
    expect(await charges(visitor)).toEqual([1900, 1900]);
    expect(await subscription(visitor)).toMatchObject({ state: 'active' });
    expect(await db.select().from(invoices).where(renewals)).toMatchObject([{ state: 'paid' }]);
  });

  test('refunds a second payment for the reason of a paid invoice', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const visitor = await internalCustomer();
    const [paid] = await sandbox.backend.db
      .select()
      .from(invoices)
      .where(eq(invoices.userId, visitor.userId));
    await payFor(visitor, { invoice: 'inv_lost', reason: paid?.reason ?? '' });
    await refundDuplicates(sandbox.backend);
    expect(await charges(visitor)).toEqual([1900, 1900]);
    expect(await kept(visitor)).toBe(1900);
  });

  const supportAt = async (locationId: string) =>
    (await findSite(sandbox.backend.db, locationId))?.details.support.email ?? '';
  const toldAt = async (locationId: string, { id }: { id: string }) =>
    (await messagesTo(sandbox, await supportAt(locationId))).filter(({ subject }) =>
      subject.includes(id),
    );

  test('has support told once about a payment for an order that it lacks', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const visitor = await internalCustomer();
    const paid = await payFor(visitor, { invoice: 'inv_lost' });
    const told = () => toldAt(SITE, paid);
    expect(await refundDuplicates(sandbox.backend)).toEqual([
      `${paid.id} is for the order inv_lost, which this database doesn’t have: support has to check it.`,
    ]);
    expect(await refundDuplicates(sandbox.backend)).toEqual([]);
    await runJobs(sandbox.backend);
    expect(await told()).toHaveLength(1);
    await days(1);
    expect(await told()).toHaveLength(1);
  });

  test('has another site’s support told where the payer’s site has no address for it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const before = await changeSite(sandbox, SITE, ({ support }) => ({
      support: { ...support, email: null },
    }));
    const paid = await payFor(await internalCustomer(), { invoice: 'inv_lost' });
    await refundDuplicates(sandbox.backend);
    await changeSite(sandbox, SITE, () => before);
    await runJobs(sandbox.backend);
    const [first] = await sandbox.backend.db.select().from(sites).orderBy(asc(sites.locationId));
    expect(await toldAt(first?.locationId ?? '', paid)).toHaveLength(1);
  });
});
