import { startCardProvider, type CardProvider } from '@foyer/card-provider';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startSandbox } from '../../program/startSandbox';
import { readConfig } from '../process/readConfig';
import { TEST_PASSWORD_COST } from './support/testDatabases';
import { newTestDatabase } from './support/testSandbox';

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

test('keys that may not read their account start, and the log says so', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const unreadable = { ...first, secretKey: 'sk_test_none' };
  // The key is refused for all calls, so the start ends later, for another reason.
  expect(await start(unreadable)).not.toContain('CARD_PROVIDER_ACCOUNT');
  expect(log.mock.calls.join(' ')).toContain('which account the card provider’s keys belong to');
});
