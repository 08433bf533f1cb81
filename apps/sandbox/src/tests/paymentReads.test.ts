import { MINUTE } from '@foyer/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { rateLimits as counts } from '../db/schema/rateLimits';
import { rateLimits, type RateLimit } from '../services/rate-limits/RateLimits';
import { orderDay } from './support/orderDay';
import { cards, payCheckout } from './support/payCheckout';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import { Visitor, type Answer } from './support/Visitor';

const ORDER = '/api/billing/order';

// SEC-11
describe.each(engines)('payments that may not be read for now (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  // The provider's events get lost.
  beforeEach(() => {
    const { webhooks } = sandbox.backend.cardProvider.stripe;
    vi.spyOn(webhooks, 'constructEvent').mockImplementation(() => {
      throw new Error('Lost.');
    });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await sandbox.backend.db.delete(counts);
  });
  afterAll(() => sandbox.close());

  const useUp = ({ name, allowed, windowMs }: RateLimit, who: string) => {
    const count = { used: allowed, endsAt: sandbox.clock.now() + windowMs };
    return sandbox.backend.db
      .insert(counts)
      .values({ key: `${name} ${who}`, ...count })
      .onConflictDoUpdate({ target: counts.key, set: count });
  };
  const countOf = async ({ name }: RateLimit, who: string) => {
    const rows = await sandbox.backend.db.select().from(counts);
    return rows.find(({ key }) => key === `${name} ${who}`)?.used ?? 0;
  };
  const statusOf = async (visitor: Visitor, checkout: Answer) => {
    const id = textAt(checkout, 'id');
    return (await visitor.call('GET', `/api/billing/session-status/${id}`)).body;
  };
  const orderOf = async (visitor: Visitor) => (await visitor.call('GET', ORDER)).body;
  /** A visitor whose device the gateway does not vouch for, so that the network counts. */
  const visitorFrom = async (address: string) => {
    const visitor = new Visitor(sandbox);
    visitor.address = address;
    visitor.isVouched = false;
    return visitor.signUp();
  };
  const payDay = async (visitor: Visitor) => {
    await visitor.call('PUT', ORDER, { priceId: 'cw-essential-day' });
    const checkout = await orderDay(visitor);
    await payCheckout(sandbox, textAt(checkout, 'clientSecret'), cards.pays);
    return checkout;
  };

  test('a buyer who has paid reads that we check the payment', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    const checkout = await payDay(visitor);
    await useUp(rateLimits.paymentReads, 'all');
    expect(await statusOf(visitor, checkout)).toMatchObject({ status: 'processing' });
    expect(await orderOf(visitor)).toMatchObject({ state: 'processing' });
    await sandbox.moveClock(MINUTE);
    expect(await statusOf(visitor, checkout)).toMatchObject({
      status: 'complete',
      paymentStatus: 'paid',
    });
    expect(await orderOf(visitor)).toMatchObject({ state: 'paid' });
  });

  test('so is a buyer of the INTERNAL engine', async () => {
    const visitor = await new Visitor(sandbox, 'trenance-cove').signUp();
    await visitor.keyed('/api/internal-subscription', { priceId: 'tc-standard-4weeks' });
    await useUp(rateLimits.paymentRead, `user:${visitor.userId}`);
    expect(await orderOf(visitor)).toMatchObject({ state: 'processing' });
    await sandbox.moveClock(MINUTE);
    expect(await orderOf(visitor)).toMatchObject({ state: 'unpaid' });
  });

  test('a read that is refused for all counts for nobody', async () => {
    const visitor = await visitorFrom('203.0.113.8');
    const checkout = await payDay(visitor);
    await useUp(rateLimits.paymentReads, 'all');
    const readsOf = async () => [
      await countOf(rateLimits.paymentRead, `user:${visitor.userId}`),
      await countOf(rateLimits.networkPaymentReads, '203.0.113.8'),
    ];
    const before = await readsOf();
    await statusOf(visitor, checkout);
    expect(await readsOf()).toEqual(before);
  });

  test('the status of a checkout that is settled counts for nobody', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    const checkout = await payDay(visitor);
    await statusOf(visitor, checkout);
    const read = await countOf(rateLimits.paymentReads, 'all');
    expect(read).toBeGreaterThan(0);
    for (let time = 0; time < 3; time += 1) await statusOf(visitor, checkout);
    expect(await countOf(rateLimits.paymentReads, 'all')).toBe(read);
    await useUp(rateLimits.paymentRead, `user:${visitor.userId}`);
    expect(await statusOf(visitor, checkout)).toMatchObject({ paymentStatus: 'paid' });
  });

  test('many accounts of one network leave the reads of the others alone', async () => {
    const first = await visitorFrom('203.0.113.7');
    const other = await visitorFrom('198.51.100.9');
    const [refused, read] = [await payDay(first), await payDay(other)];
    await useUp(rateLimits.networkPaymentReads, '203.0.113.7');
    const before = await countOf(rateLimits.paymentReads, 'all');
    expect(await statusOf(first, refused)).toMatchObject({ status: 'processing' });
    for (const path of ['/api/user', '/api/subscription', '/api/dashboard', ORDER])
      await first.call('GET', path);
    expect(await countOf(rateLimits.paymentReads, 'all')).toBe(before);
    expect(await statusOf(other, read)).toMatchObject({ status: 'complete' });
  });
});
