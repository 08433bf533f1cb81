import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, isNotNull } from 'drizzle-orm';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sites } from '../db/schema/sites';
import { users } from '../db/schema/users';
import { siteDetails } from '../scenarios/siteDefaults';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { venues } from '../scenarios/venues/venues';
import { chargesOf } from './support/chargesOf';
import { startSandbox } from '../../program/startSandbox';
import { cards, payAt } from './support/payCheckout';
import { spawnSandbox, twoFreePorts } from './support/sandboxProcess';
import { copySeeded, bothEngines, newTestDatabase, type Engine } from './support/testSandbox';
import { textAt } from './support/textAt';
import { Visitor } from './support/Visitor';

const CHECKOUT = '/api/billing/create-checkout-session';
const order = { priceId: 'cw-plus-month', mode: 'subscription', returnPath: '/stripe-return' };
const people = venues.flatMap(({ personas }) => personas).filter(({ email }) => email).length;

// Whole processes start and seed here, several for each test, beside all other tests.
vi.setConfig({ testTimeout: 180_000 });

let folder: string;
let port: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-first-start-'));
  port = await twoFreePorts();
});
// The process that creates a database ends a moment after the one that was killed.
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }));

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const settings = async (engine: Engine) => ({
  PORT: String(port),
  DATA_DIR: folder,
  RATE_LIMITS: 'off',
  ...(engine === 'postgresql' ? { DATABASE_URL: await newTestDatabase() } : {}),
});

const restart = (env: { DATABASE_URL?: string }) =>
  startSandbox({ port: 0, dataDir: folder, databaseUrl: env.DATABASE_URL ?? null });

/** The status of a page; null while nothing listens. */
const statusOfPage = (): Promise<number | null> =>
  fetch(`http://localhost:${port}/v2/public-config.json`).then(
    ({ status }) => status,
    () => null,
  );

/** Waits until a page is answered with something else than 503. */
const untilAnswered = async (): Promise<void> => {
  for (let tries = 0; tries < 3000; tries += 1) {
    const status = await statusOfPage();
    if (status !== null && status !== 503) return;
    await wait(20);
  }
  throw new Error('No request was answered within a minute.');
};

/** The last seeded customer who can log in. */
const lastCustomer = venues
  .flatMap(({ locationId, personas }) =>
    personas
      .filter(
        ({ kind, email, password, disabled }) =>
          kind === 'customer' && email && password === undefined && !disabled,
      )
      .map(({ email = '' }) => ({ locationId, email })),
  )
  .at(-1);

describe.each(bothEngines)('the first start on %s', (engine) => {
  test('answers nothing before every venue and person is there', async () => {
    const first = await spawnSandbox(await settings(engine));
    await untilAnswered();
    const visitor = await new Visitor(
      { url: `http://localhost:${port}` },
      lastCustomer?.locationId,
    ).arrive();
    expect((await visitor.logIn(lastCustomer?.email ?? '', PERSONA_PASSWORD)).status).toBe(200);
    first.child.kill('SIGKILL');
    await first.ended();
  });

  test('keeps a plan that is bought with the first requests and followed by a kill', async () => {
    const env = await settings(engine);
    const first = await spawnSandbox(env);
    await untilAnswered();
    const visitor = await new Visitor({ url: `http://localhost:${port}` }).signUp({
      email: 'early@post.example',
    });
    const checkout = await visitor.keyed(CHECKOUT, order);
    await payAt(`http://localhost:${port + 1}`, textAt(checkout, 'clientSecret'), cards.pays);
    await visitor.call('GET', `/api/billing/session-status/${textAt(checkout, 'id')}`);
    first.child.kill('SIGKILL');
    await first.ended();

    const again = await restart(env);
    const back = await new Visitor(again).arrive();
    await back.logIn('early@post.example', 'a long enough one');
    const account = await back.call('GET', '/api/user');
    expect(account.status).toBe(200);
    expect(await chargesOf(again, textAt(account, 'siteUser.stripeUserInfo.customerId'))).toEqual([
      2500,
    ]);
    expect((await back.call('GET', '/api/subscription')).body).toMatchObject({ active: true });
    await again.close();
  });

  test.each([1_500, 3_500])('begins again when it is killed after %i ms', async (ms) => {
    const env = await settings(engine);
    const first = await spawnSandbox(env);
    await wait(ms);
    first.child.kill('SIGKILL');
    await first.ended();

    const again = await restart(env);
    const { db, cardProvider } = again.backend;
    const [all] = await db.select({ people: count() }).from(users);
    expect(all?.people).toBe(people);
    const [paying] = await db
      .select({ people: count() })
      .from(users)
      .where(isNotNull(users.providerCustomerId));
    const customers = await cardProvider.stripe.customers.list({ limit: 100 });
    expect(customers.data).toHaveLength(paying?.people ?? 0);
    await again.close();
  });
});

describe('what an earlier start has made', () => {
  const start = (options = {}) => startSandbox({ port: 0, dataDir: folder, ...options });
  const seeded = async (): Promise<void> => {
    const { dataDir } = await copySeeded('pglite');
    await rm(folder, { recursive: true });
    await rename(dataDir, folder);
  };

  test('stays when the demo venues were not wanted at first', async () => {
    const without = await start({ seeds: false });
    await without.backend.db.insert(sites).values({
      locationId: 'own-venue',
      customerCode: 'own',
      position: 0,
      details: siteDetails({ name: 'A venue of one’s own', code: 'Own' }),
    });
    await without.close();
    const withSeeds = await start();
    const kept = await withSeeds.backend.db.select().from(sites);
    await withSeeds.close();
    expect(kept.map(({ locationId }) => locationId)).toEqual(['own-venue']);
  });

  test.each([
    ['database', 'The database .*database is empty or missing'],
    ['database/PG_VERSION', 'The database .*database is damaged, because its file PG_VERSION'],
    ['card-provider', 'The card provider’s books .*card-provider are missing'],
  ])('is not replaced silently when %s was lost', async (part, sentence) => {
    await seeded();
    await rm(join(folder, part), { recursive: true });
    for (const _again of [1, 2])
      await expect(start()).rejects.toThrow(
        new RegExp(`^${sentence}.*start again with empty data: .npm start -- --reset.`),
      );
  });

  test('goes with a reset', async () => {
    await seeded();
    await rm(join(folder, 'database'), { recursive: true });
    const afresh = await start({ reset: true });
    expect(await afresh.backend.db.select().from(sites)).toHaveLength(venues.length);
    await afresh.close();
  });

  test('is not replaced by an empty folder of the same name', async () => {
    await seeded();
    await rm(join(folder, 'database'), { recursive: true });
    await mkdir(join(folder, 'database'));
    await expect(start()).rejects.toThrow(/^The database .*database is empty or missing/);
  });

  test('on PostgreSQL stays when the start was killed after everybody was there', async () => {
    const { dataDir, databaseUrl } = await copySeeded('postgresql');
    // What a kill between the last row and the first answer leaves.
    await writeFile(join(dataDir, 'first-start'), 'card-provider');
    const again = await start({ dataDir, databaseUrl });
    const customers = await again.backend.cardProvider.stripe.customers.list({ limit: 100 });
    await again.close();
    expect(customers.data.length).toBeGreaterThan(0);
    expect(await readdir(dataDir)).not.toContain('first-start');
    await rm(dataDir, { recursive: true });
  });

  test('on PostgreSQL stays when the database is still saving everybody after the kill', async () => {
    const { dataDir, databaseUrl } = await copySeeded('postgresql');
    await writeFile(join(dataDir, 'first-start'), 'card-provider');
    const server = postgres(databaseUrl ?? '', { max: 1 });
    await server`create table saved as select id, provider_customer_id from users`;
    await server`update users set provider_customer_id = null`;
    await server`begin`;
    await server`select pg_advisory_xact_lock(4100418)`;
    await server`update users set provider_customer_id = saved.provider_customer_id from saved where saved.id = users.id`;

    const starting = start({ dataDir, databaseUrl });
    await wait(1500);
    await server`commit`;
    await server.end();
    const again = await starting;
    const customers = await again.backend.cardProvider.stripe.customers.list({ limit: 100 });
    await again.close();
    expect(customers.data.length).toBeGreaterThan(0);
    await rm(dataDir, { recursive: true });
  });

  test('on PostgreSQL needs the books of its card provider, and they need it', async () => {
    const { dataDir, databaseUrl } = await copySeeded('postgresql');
    await expect(start({ databaseUrl })).rejects.toThrow(
      /^The database holds customers, but the card provider’s books are missing/,
    );
    await expect(start({ dataDir, databaseUrl: await newTestDatabase() })).rejects.toThrow(
      /^The database is empty, but the card provider’s books/,
    );
    await rm(dataDir, { recursive: true });
  });
});
