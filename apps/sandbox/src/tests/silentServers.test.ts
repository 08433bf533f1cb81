import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startSandbox } from '../../program/startSandbox';
import { subscriptions } from '../db/schema/subscriptions';
import { startScheduler } from '../services/jobs/startScheduler';
import { customers } from './support/customers';
import { TEST_PASSWORD_COST } from './support/testDatabases';
import { endAllPlans } from './support/endAllPlans';
import { copySeeded, startTestSandbox } from './support/testSandbox';

afterEach(() => void vi.restoreAllMocks());

// LAW-11
test('a mail server that never answers holds up no renewal', async () => {
  const sandbox = await startTestSandbox('postgresql');
  await endAllPlans(sandbox);
  const { charges, internalCustomer } = customers(() => sandbox);
  const customer = await internalCustomer();
  const { db, messages } = sandbox.backend;
  const send = vi.spyOn(messages, 'sendMail').mockImplementation(() => new Promise(() => {}));
  const stop = startScheduler(sandbox.backend, [], 200);
  await vi.waitFor(() => expect(send).toHaveBeenCalled(), 30_000);
  await db
    .update(subscriptions)
    .set({ periodEnd: sandbox.clock.now() - 1 })
    .where(eq(subscriptions.userId, customer.userId));
  await vi.waitFor(async () => expect(await charges(customer)).toEqual([1900, 1900]), 30_000);
  void stop();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await sandbox.close();
});

describe('a card provider that answers nothing about plans', () => {
  let provider: Server;
  const listen = async (): Promise<string> => {
    provider = createServer((request, response) => {
      if (request.url?.includes('/test_clocks/')) response.end('{}');
    });
    await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  };
  afterEach(() => {
    provider.closeAllConnections();
    provider.close();
  });

  test('holds up no start', async () => {
    const { dataDir, databaseUrl } = await copySeeded('postgresql');
    const sandbox = await startSandbox({
      port: 0,
      dataDir,
      databaseUrl,
      passwordCost: TEST_PASSWORD_COST,
      cardProvider: {
        origin: await listen(),
        secretKey: 'sk_test_none',
        publishableKey: 'pk_test_none',
        webhookSecret: 'whsec_none',
      },
    });
    expect((await fetch(`${sandbox.url}/v2/public-config.json`)).status).toBe(200);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    provider.closeAllConnections();
    await sandbox.close();
  });
});
