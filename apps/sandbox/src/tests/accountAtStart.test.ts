import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startCardProvider, type CardProvider } from '@foyer/card-provider';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startSandbox } from '../../program/startSandbox';
import { writeSetting } from '../services/settings/readSetting';
import { readConfig } from '../process/readConfig';
import { TEST_PASSWORD_COST } from './support/testDatabases';
import { newTestDatabase, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

// BUY-25
let first: CardProvider;
let second: CardProvider;
let databaseUrl: string;
beforeAll(async () => {
  first = await startCardProvider({ port: 0 });
  second = await startCardProvider({ port: 0 });
  databaseUrl = await newTestDatabase();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await first.close();
  await second.close();
});

const start = async (
  { origin, secretKey, publishableKey }: CardProvider,
  env: Record<string, string> = {},
): Promise<string> =>
  startSandbox({
    port: 0,
    databaseUrl,
    seeds: false,
    passwordCost: TEST_PASSWORD_COST,
    cardProvider: { origin, secretKey, publishableKey, webhookSecret: 'whsec_none' },
    cardProviderAccount: readConfig(env, []).cardProviderAccount,
  }).then(
    async (sandbox) => {
      await sandbox.close();
      return 'started';
    },
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

test('keys of another account start only once the operator names it', async () => {
  expect(await start(first)).toBe('started');
  expect(await start(first)).toBe('started');
  const refusal = await start(second);
  const [, account = '', known = ''] =
    /belong to the account (\S+), but .* belong to (\S+):/.exec(refusal) ?? [];
  expect(refusal).toContain(`CARD_PROVIDER_ACCOUNT=${account}`);
  expect(await start(second, { CARD_PROVIDER_ACCOUNT: known })).toBe(refusal);
  expect(await start(second, { CARD_PROVIDER_ACCOUNT: account })).toBe('started');
  expect(await start(second)).toBe('started');
  expect(await start(first)).toContain(`belong to the account ${known}, `);
});

describe('while the card provider doesn’t say whose keys they are', () => {
  const ACCOUNT = '/v1/account';

  /** The provider behind a way that loses the answers about the account, until `mend`. */
  const unclear = async (
    status = 500,
  ): Promise<{ origin: string; asked: string[]; mend: () => void }> => {
    const asked: string[] = [];
    let isBroken = true;
    const { hostname, port } = new URL(first.origin);
    const way = createServer((incoming, answer) => {
      const { url: path = '', method, headers } = incoming;
      asked.push(path);
      if (isBroken && path === ACCOUNT) {
        answer.writeHead(status).end('{"error":{}}');
        return;
      }
      const passed = request({ hostname, port, path, method, headers }, (theirs) => {
        answer.writeHead(theirs.statusCode ?? 500, theirs.headers);
        theirs.pipe(answer);
      });
      incoming.pipe(passed);
    });
    await new Promise<void>((done) => way.listen(0, '127.0.0.1', done));
    onTestFinished(() => {
      way.closeAllConnections();
      way.close();
    });
    const { port: own } = way.address() as AddressInfo;
    return { origin: `http://127.0.0.1:${own}`, asked, mend: () => void (isBroken = false) };
  };

  const startAt = async (origin: string): Promise<TestSandbox> => {
    const { secretKey, publishableKey } = first;
    const sandbox = await startTestSandbox('postgresql', {
      cardProvider: { origin, secretKey, publishableKey, webhookSecret: 'whsec_none' },
    });
    onTestFinished(() => sandbox.close());
    return sandbox;
  };

  const order = (visitor: Visitor) =>
    visitor.keyed('/api/billing/create-checkout-session', {
      priceId: 'cw-plus-week',
      mode: 'payment',
      returnPath: '/stripe-return',
    });
  const refused = { status: 502, body: { code: 'UPSTREAM' } };
  /** What is asked of the provider apart from its account and its test clock. */
  const others = (asked: readonly string[]) =>
    asked.filter((path) => path !== ACCOUNT && !path.includes('/test_clocks/'));

  test('people log in, nobody pays, and both go on once it can', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { origin, asked, mend } = await unclear();
    const visitor = await new Visitor(await startAt(origin)).signUp();
    expect(log.mock.calls.join(' ')).toContain('takes no payments until it can');
    expect(await order(visitor)).toMatchObject(refused);
    expect(others(asked)).toEqual([]);
    mend();
    expect((await order(visitor)).status).toBe(201);
    expect(others(asked)).not.toEqual([]);
  });

  test('and nobody pays either if they turn out to be those of another account', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { origin, asked, mend } = await unclear();
    const sandbox = await startAt(origin);
    await writeSetting(sandbox.backend.db, 'card-provider-account', 'acct_earlier:test');
    const visitor = await new Visitor(sandbox).signUp();
    mend();
    for (let time = 0; time < 2; time += 1) expect(await order(visitor)).toMatchObject(refused);
    expect(others(asked)).toEqual([]);
    const said = log.mock.calls.map((call) => call.join(' '));
    expect(said.filter((text) => text.includes('belong to acct_earlier:test'))).toHaveLength(1);
  });

  test('because they may not read it, they count as those of the same account, and the log says so once', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { origin } = await unclear(403);
    const visitor = await new Visitor(await startAt(origin)).signUp();
    for (let time = 0; time < 2; time += 1) expect((await order(visitor)).status).toBe(201);
    const said = log.mock.calls.map((call) => call.join(' '));
    expect(said.filter((text) => text.includes('can’t check which account'))).toHaveLength(1);
  });
});
