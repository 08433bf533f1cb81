import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { number, string } from 'valibot';
import type { Backend } from './services/Backend';
import { RateLimits } from './services/rate-limits/RateLimits';
import { startCardProvider } from './card-provider/startCardProvider';
import { CLOCK_SETTING, makeMoveClock, type MoveClock } from './services/jobs/moveClock';
import { SandboxClock } from './services/clock/SandboxClock';
import { consoleRoutes } from './console/consoleRoutes';
import { testRoutes } from './console/testRoutes';
import { openDatabase, type OpenDatabase } from './db/openDatabase';
import { createApp } from './http/createApp';
import { apiDocsRoutes } from './api-docs/apiDocsRoutes';
import { portalRoutes } from './http/portalRoutes';
import type { PublicConfig } from './http/publicConfig';
import { gatewayRoutes } from './simulators/gatewayRoutes';
import { speedTestRoutes } from './simulators/speedTestRoutes';
import { openPayments } from './services/provider/openPayments';
import type { Payments } from './services/provider/Payments';
import { followedEvents, webhookRoutes } from './http/webhookRoutes';
import { Shutdown } from './process/Shutdown';
import { portError, listen } from './process/listen';
import { lockDataFolder } from './process/lockDataFolder';
import type { ExternalCardProvider, SandboxConfig } from './process/readConfig';
import { requireNode } from './process/requireNode';
import { seed } from './scenarios/seed';
import { startScheduler } from './services/jobs/startScheduler';
import {
  reconcileInvoices,
  reconcilePurchases,
  reconcileSubscriptions,
} from './services/jobs/reconcile';
import { openMessageSender } from './services/messages/openMessageSender';
import { GatewayGrants } from './services/network/GatewayGrants';
import { SessionTokens } from './services/sessions/SessionTokens';
import { readSetting, getOrCreateSetting } from './services/settings/readSetting';
import { captchaRoutes, captchaKeysFor } from './simulators/captchaRoutes';
import { externalPageRoutes } from './simulators/externalPageRoutes';
import { Faults } from './http/faults/Faults';

/** How a sandbox is started; what is left out is as for `npm start`, but in memory. */
export interface SandboxOptions extends Partial<Omit<SandboxConfig, 'dataDir'>> {
  /** Null keeps everything in memory. */
  dataDir?: string | null;
  /** A data folder of PGlite to start from, so that a test need not seed. */
  snapshot?: Blob;
  /** False starts with an empty database. */
  seeds?: boolean;
  /** Values of the public configuration that differ. */
  publicConfig?: Partial<PublicConfig>;
  /** Port of the card provider's simulator; by default the next one, or any when `port` is 0. */
  cardProviderPort?: number;
}

/** A sandbox that is running. */
export interface Sandbox {
  /** Origin, without a trailing slash. */
  url: string;
  app: Hono;
  backend: Backend;
  clock: SandboxClock;
  moveClock: MoveClock;
  faults: Faults;
  /** The card provider, for another process that is to share it. */
  cardProvider: ExternalCardProvider;
  close: () => Promise<void>;
}

const openFolder = async (options: SandboxOptions, closing: Shutdown): Promise<string | null> => {
  const { dataDir = null, reset = false } = options;
  if (dataDir === null) return null;
  closing.add(await lockDataFolder(dataDir));
  if (reset)
    for (const name of ['database', 'card-provider'])
      await rm(join(dataDir, name), { recursive: true, force: true });
  return dataDir;
};

interface OpenProvider {
  payments: Payments;
  address: ExternalCardProvider;
  advance: (time: number) => Promise<void>;
}

const openProvider = async (
  options: SandboxOptions,
  dataDir: string | null,
  clock: SandboxClock,
  url: string,
  closing: Shutdown,
): Promise<OpenProvider> => {
  const outside = options.cardProvider;
  if (outside)
    return {
      payments: openPayments({ ...outside, browserOrigin: outside.origin }),
      address: outside,
      advance: () => Promise.resolve(),
    };
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const { port: ownPort = 0, host } = options;
  const port = options.cardProviderPort ?? (ownPort === 0 ? 0 : ownPort + 1);
  const simulator = await startCardProvider({
    port,
    ...(host ? { host } : {}),
    ...(dataDir ? { dataDir: join(dataDir, 'card-provider') } : {}),
    now: clock.now,
    webhookUrl: `${url}/webhooks/card-provider`,
    webhookSecret,
    webhookEvents: followedEvents,
    portalOrigins: [url],
  }).catch((error: unknown) => {
    throw error instanceof Error ? portError(error, port) : error;
  });
  closing.add(() => simulator.close());
  const { origin, secretKey, publishableKey } = simulator;
  const address = { origin, secretKey, publishableKey, webhookSecret };
  return {
    payments: openPayments({ ...address, browserOrigin: simulator.origin }),
    address,
    advance: (time) => simulator.advanceTo(time),
  };
};

const openClock = async ({ db }: OpenDatabase): Promise<SandboxClock> =>
  new SandboxClock((await readSetting(db, CLOCK_SETTING, number())) ?? 0);

const makeSecret = () => randomBytes(32).toString('hex');

/**
 * Starts the whole sandbox: database, card provider, mail, portal, API, console.
 *
 * @throws StartFailure when a port is taken or the data folder cannot be used
 */
export const startSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const closing = new Shutdown();
  try {
    return await start(options, closing);
  } catch (error) {
    await closing.run();
    throw error;
  }
};

const start = async (options: SandboxOptions, closing: Shutdown): Promise<Sandbox> => {
  requireNode();
  const dataDir = await openFolder(options, closing);
  // The port is taken first: whoever finds it busy should not wait for a database to open.
  let answer: (request: Request, env: unknown) => Response | Promise<Response> = () =>
    new Response('Foyer is starting.', { status: 503, headers: { 'retry-after': '1' } });
  const { url, stop } = await listen(
    (request, env) => answer(request, env),
    options.port ?? 0,
    options.host ?? null,
  );
  closing.add(stop);
  const publicUrl = options.port ? (options.publicUrl ?? url) : url;

  const database = await openDatabase({
    databaseUrl: options.databaseUrl ?? null,
    dataDir,
    ...(options.snapshot ? { snapshot: options.snapshot } : {}),
  });
  closing.add(() => database.close());
  const { db } = database;
  const clock = await openClock(database);
  const secret = await getOrCreateSetting(db, 'secret', string(), makeSecret);
  const provider = await openProvider(options, dataDir, clock, url, closing);
  const messages = await openMessageSender(db, clock, options.smtpUrl ?? null);
  closing.add(() => messages.close());
  const backend: Backend = {
    db,
    clock,
    tokens: new SessionTokens(secret, clock),
    grants: new GatewayGrants(secret),
    payments: provider.payments,
    messages,
    captcha: captchaKeysFor(options.captcha ?? null, url),
    limits: new RateLimits(clock.now, options.rateLimits ?? true),
    publicUrl,
  };
  const faults = new Faults();
  const moveClock = makeMoveClock(backend, provider.advance);
  const app = createApp(backend, faults, [
    portalRoutes(backend, faults, options.publicConfig ?? {}),
    gatewayRoutes(backend),
    speedTestRoutes(),
    captchaRoutes(),
    externalPageRoutes(publicUrl),
    webhookRoutes(backend),
    apiDocsRoutes(),
    testRoutes(backend, faults, moveClock),
    consoleRoutes(backend, faults, moveClock),
  ]);
  answer = (request, env) => app.fetch(request, env);
  if (options.seeds ?? true) await seed(backend, database.engine, options.bigSeeds ?? false);
  await reconcilePurchases(backend);
  await reconcileInvoices(backend);
  await reconcileSubscriptions(backend);
  closing.add(startScheduler(backend));
  // Last in, first out: whatever else is closed, nobody may be working on it.
  closing.add(stop);
  return {
    url,
    app,
    backend,
    clock,
    moveClock,
    faults,
    cardProvider: provider.address,
    close: () => closing.run(),
  };
};
