import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { DAY } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plans, sites } from '../db/schema/sites';
import { customers } from './support/customers';
import { bothEngines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import { Visitor } from './support/Visitor';

const SITE = 'canal-wharf';
const PLANS = `/api/plans/site/${SITE}`;

describe.each(bothEngines)('the calls that everybody makes, on %s', (engine) => {
  let here: TestSandbox;
  let statements = 0;
  const { stripeCustomer } = customers(() => here);

  beforeAll(async () => {
    here = await startTestSandbox(engine, { onStatement: () => (statements += 1) });
  });
  afterAll(() => here.close());

  /** How many statements a call takes: the least of ten, because events of the provider arrive in between. */
  const statementsOf = async (who: Visitor, path: string): Promise<number> => {
    const counts: number[] = [];
    for (let request = 0; request < 10; request += 1) {
      statements = 0;
      expect((await who.call('GET', path)).status).toBe(200);
      counts.push(statements);
    }
    return Math.min(...counts);
  };

  test('a visitor’s site information and plans take one statement each', async () => {
    const visitor = await new Visitor(here).arrive();
    expect(await statementsOf(visitor, '/api/site-info')).toBe(1);
    expect(await statementsOf(visitor, PLANS)).toBe(1);
  });

  test('a customer’s site information takes two statements, the dashboard three', async () => {
    const customer = await stripeCustomer();
    const { body } = await customer.call('GET', '/api/dashboard');
    expect(body['subscription']).toMatchObject({ state: 'active', priceId: 'cw-plus-month' });
    expect(await statementsOf(customer, '/api/site-info')).toBe(2);
    expect(await statementsOf(customer, '/api/dashboard')).toBe(3);
  });

  test('a changed venue and a changed, a new and a removed plan show at once', async () => {
    const { db } = here.backend;
    const visitor = await new Visitor(here).arrive();
    const title = async () => textAt(await visitor.call('GET', '/api/site-info'), 'name');
    const priceList = async () =>
      Object.values((await visitor.call('GET', PLANS)).body).map((plan) => [
        plan?.['priceId'],
        plan?.['price'],
      ]);
    const [site] = await db.select().from(sites).where(eq(sites.locationId, SITE));
    const [plan] = await db.select().from(plans).where(eq(plans.priceId, 'cw-plus-month'));
    if (!site || !plan) throw new Error('The seeds have changed.');
    expect([await title(), await priceList()]).toEqual([
      site.details.name,
      expect.arrayContaining([[plan.priceId, plan.amount / 100]]),
    ]);

    const named = { ...site.details, name: 'Another name' };
    await db.update(sites).set({ details: named }).where(eq(sites.locationId, SITE));
    expect(await title()).toBe('Another name');
    await db.update(plans).set({ amount: 1234 }).where(eq(plans.priceId, plan.priceId));
    expect(await priceList()).toContainEqual([plan.priceId, 12.34]);
    const fresh = { ...plan, priceId: 'cw-fresh', providerPriceId: null, amount: 4321 };
    await db.insert(plans).values(fresh);
    expect(await priceList()).toContainEqual(['cw-fresh', 43.21]);
    await db.delete(plans).where(eq(plans.priceId, 'cw-fresh'));
    expect(await priceList()).not.toContainEqual(['cw-fresh', 43.21]);
    await db.update(plans).set({ hidden: true }).where(eq(plans.priceId, plan.priceId));
    expect((await priceList()).map(([priceId]) => priceId)).not.toContain(plan.priceId);
  });

  test('an answer over the network has the date of the sandbox’s clock and is kept nowhere', async () => {
    await here.moveClock(3 * DAY);
    const visitor = await new Visitor({ url: here.url }).arrive();
    const { headers } = await visitor.call('GET', '/api/site-info');
    const age = here.clock.now() - Date.parse(headers.get('date') ?? '');
    expect(age).toBeLessThan(60_000);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('application/json');
  });

  /** Asks as a browser that takes these encodings, and leaves the bytes as they come. */
  const bytesOf = async (path: string, encodings: string) => {
    const visitor = await new Visitor(here).arrive();
    const headers = {
      authorization: `Bearer ${visitor.token}`,
      'accept-encoding': encodings,
    };
    const asked = get(`${here.url}${path}`, { headers });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { encoding: answer.headers['content-encoding'], bytes: await buffer(answer) };
  };

  test('the plans take less than half of their bytes on a slow network, and say the same', async () => {
    const plain = await bytesOf(PLANS, 'identity');
    const small = await bytesOf(PLANS, 'gzip, deflate, br, zstd');
    expect([plain.encoding, small.encoding]).toEqual([undefined, 'gzip']);
    expect(small.bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(gunzipSync(small.bytes).toString()).toBe(plain.bytes.toString());
  });

  test('an answer that fits into one packet stays as it is', async () => {
    const { encoding, bytes } = await bytesOf('/api/dashboard', 'gzip');
    expect(encoding).toBeUndefined();
    expect(JSON.parse(bytes.toString())).toMatchObject({ code: 'UNAUTHORISED' });
  });

  test('a change that is rolled back does not show', async () => {
    const { db } = here.backend;
    const visitor = await new Visitor(here, 'trenance-cove').arrive();
    const title = async () => textAt(await visitor.call('GET', '/api/site-info'), 'name');
    const before = await title();
    const [site] = await db.select().from(sites).where(eq(sites.locationId, 'trenance-cove'));
    if (!site) throw new Error('The seeds have changed.');
    const attempt = db.transaction(async (tx) => {
      const details = { ...site.details, name: 'Not to be seen' };
      await tx.update(sites).set({ details }).where(eq(sites.locationId, site.locationId));
      tx.rollback();
    });
    await expect(attempt).rejects.toThrow('Rollback');
    expect(await title()).toBe(before);
  });
});
