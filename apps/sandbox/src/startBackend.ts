import { randomBytes } from 'node:crypto';
import { BlockList } from 'node:net';
import type { Hono } from 'hono';
import { number, string } from 'valibot';
import type { Backend } from './services/Backend';
import { RateLimits } from './services/rate-limits/RateLimits';
import { CLOCK_SETTING, makeMoveClock, type MoveClock } from './services/jobs/moveClock';
import { SandboxClock } from './services/clock/SandboxClock';
import { consoleRoutes } from './console/consoleRoutes';
import { studioRoutes } from './console/studioRoutes';
import { testRoutes } from './console/testRoutes';
import { hasCustomers } from './db/hasCustomers';
import { openDatabase, type OpenDatabase } from './db/openDatabase';
import { createApp } from './http/createApp';
import { apiDocsRoutes } from './api-docs/apiDocsRoutes';
import { portalRoutes } from './http/portalRoutes';
import type { PublicConfig } from './http/publicConfig';
import { deviceStateRoutes, gatewayRoutes } from './simulators/gatewayRoutes';
import { speedTestRoutes } from './simulators/speedTestRoutes';
import { telemetryRoutes } from './simulators/telemetryRoutes';
import {
  connectCardProvider,
  type CardProviderAddress,
} from './services/card-provider/connectCardProvider';
import { requireSameAccount } from './services/card-provider/requireSameAccount';
import { WEBHOOK_PATH } from './http/paths';
import { walletRoutes } from './http/walletRoutes';
import { followedEvents, webhookRoutes } from './http/webhookRoutes';
import { Shutdown } from './process/Shutdown';
import { StartFailure } from './process/StartFailure';
import { publicBecause } from './process/exposure';
import { listen } from './process/listen';
import type { SandboxConfig } from './process/readConfig';
import { isSeeded, seed } from './scenarios/seed';
import { startScheduler } from './services/jobs/startScheduler';
import { reconcileAll } from './services/jobs/reconcileWithProvider';
import { KeyCardLinks } from './services/key-cards/KeyCardLinks';
import { openWallets } from './services/key-cards/openWallets';
import { AfterAnswer } from './services/messages/AfterAnswer';
import { openMessageSender } from './services/messages/openMessageSender';
import { GatewayGrants } from './services/network/GatewayGrants';
import { SiteCatalogues } from './services/sites/SiteCatalogues';
import { PasswordHashes } from './services/sessions/PasswordHashes';
import { SessionTokens } from './services/sessions/SessionTokens';
import { readSetting, getOrCreateSetting } from './services/settings/readSetting';
import { captchaRoutes, captchaKeysFor } from './simulators/captchaRoutes';
import { externalPageRoutes } from './simulators/externalPageRoutes';
import { Faults } from './http/faults/Faults';

/** Options of the backend. Defaults are those of `npm start`, but data stays in memory. */
export interface BackendOptions extends Partial<
  Omit<SandboxConfig, 'dataDir' | 'reset' | 'cardProvider'>
> {
  /** The card provider, which runs already. */
  cardProvider: CardProviderAddress;
  /** A folder that nothing else uses; null keeps everything in memory. */
  dataDir?: string | null;
  /** A dump of a PGlite data folder to start from, so that a test need not seed. */
  snapshot?: Blob;
  /** Gets the text of each SQL statement before it runs. */
  onStatement?: (text: string) => void;
  /** False starts with an empty database. */
  seeds?: boolean;
  /** Values of the public configuration that differ. */
  publicConfig?: Partial<PublicConfig>;
  /** Whether the simulator's books are those of earlier starts; null for another card provider. */
  books?: 'kept' | 'new' | null;
  /** Runs when everything is prepared, before the first request is answered. */
  beforeAnswering?: () => Promise<void>;
}

/** A running backend. */
export interface RunningBackend {
  /** Origin, without a trailing slash. */
  url: string;
  app: Hono;
  backend: Backend;
  clock: SandboxClock;
  moveClock: MoveClock;
  faults: Faults;
  /** Why there is no console and no demo people; null when there are. */
  publicBecause: string | null;
  close: () => Promise<void>;
}

const openClock = async ({ db }: OpenDatabase): Promise<SandboxClock> =>
  new SandboxClock((await readSetting(db, CLOCK_SETTING, number())) ?? 0);

const SECRET = 'secret';

const makeSecret = () => randomBytes(32).toString('hex');

/**
 * Starts the backend: database, mail, portal, API, console. It uses the card provider over HTTP only.
 *
 * @throws StartFailure when the port is taken or the database cannot be used
 */
export const startBackend = async (options: BackendOptions): Promise<RunningBackend> => {
  const shutdown = new Shutdown();
  try {
    return await start(options, shutdown);
  } catch (error) {
    await shutdown.run();
    throw error;
  }
};

/** What depends on whether others than this machine's people may reach this process. */
const accessOf = (
  { host = null, cardProvider, captcha, portalOrigins = [] }: BackendOptions,
  url: string,
  publicUrl: string,
) => {
  const because = publicBecause({ host, publicUrl, cardProvider });
  if (because !== null && captcha === 'simulator')
    throw new StartFailure(
      `--captcha asks for the captcha's stand-in, which is for this machine only, and ${because}: set RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY instead.`,
    );
  return {
    publicBecause: because,
    isLocal: because === null,
    origins: [...new Set([url, new URL(publicUrl).origin, ...portalOrigins])],
  };
};

/**
 * Refuses to show demo people to others: everybody knows their password.
 * @throws StartFailure
 */
const refuseDemoPeople = async ({ db }: OpenDatabase, because: string): Promise<void> => {
  if (await isSeeded(db))
    throw new StartFailure(
      `The database holds the demo venues and people, whose password is public, and others may reach this Foyer because ${because}: set DATA_DIR or DATABASE_URL to another database.`,
    );
};

const notReady = (): Response =>
  new Response('Foyer is starting.', { status: 503, headers: { 'retry-after': '1' } });

/**
 * Refuses a database and books that do not belong together, because one of the two would not know
 * who has paid.
 * @throws StartFailure
 */
const requireMatchingBooks = async (
  { db }: OpenDatabase,
  books: 'kept' | 'new' | null,
): Promise<void> => {
  if (books === 'kept' && !(await readSetting(db, SECRET, string())))
    throw new StartFailure(
      'The database is empty, but the card provider’s books in the data folder are not: put the database back, or remove the folder card-provider from the data folder to start again with empty data.',
    );
  if (books === 'new' && (await hasCustomers(db)))
    throw new StartFailure(
      'The database holds customers, but the card provider’s books are missing from the data folder: set DATA_DIR to the folder that has them, or DATABASE_URL to an empty database.',
    );
};

const start = async (options: BackendOptions, shutdown: Shutdown): Promise<RunningBackend> => {
  // The port is opened first, so that a busy one is reported before a database opens.
  let answer: (request: Request, env: unknown) => Response | Promise<Response> = notReady;
  const { url, stop } = await listen(
    (request, env) => answer(request, env),
    options.port ?? 0,
    options.host ?? undefined,
  );
  shutdown.add(stop);
  const publicUrl = options.publicUrl ?? url;
  const access = accessOf(options, url, publicUrl);

  const database = await openDatabase({
    databaseUrl: options.databaseUrl ?? null,
    dataDir: options.dataDir ?? null,
    ...(options.snapshot ? { snapshot: options.snapshot } : {}),
    ...(options.onStatement ? { onStatement: options.onStatement } : {}),
  });
  shutdown.add(() => database.close());
  const { db, withLock } = database;
  await requireMatchingBooks(database, options.books ?? null);
  if (access.publicBecause !== null) await refuseDemoPeople(database, access.publicBecause);
  const clock = await openClock(database);
  const secret = await getOrCreateSetting(db, SECRET, string(), makeSecret);
  const isRealProvider = options.books === null;
  const webhook = { url: `${url}${WEBHOOK_PATH}`, events: followedEvents };
  const { secretKey } = options.cardProvider;
  const confirmed = options.cardProviderAccount ?? null;
  const { cardProvider, advanceClock } = await connectCardProvider(
    options.cardProvider,
    webhook,
    async (stripe) => {
      if (isRealProvider) await requireSameAccount(db, { stripe, secretKey, confirmed });
    },
  );
  const messages = await openMessageSender(db, clock, options.smtpUrl ?? null);
  shutdown.add(() => messages.close());
  const afterAnswer = new AfterAnswer();
  shutdown.add(() => afterAnswer.settled());
  const backend: Backend = {
    db,
    catalogues: new SiteCatalogues(db),
    withLock,
    clock,
    tokens: new SessionTokens(secret, clock),
    passwords: new PasswordHashes(options.passwordCost ?? undefined),
    grants: new GatewayGrants(secret),
    wallets: openWallets(options),
    keyCardLinks: new KeyCardLinks(secret, clock),
    cardProvider,
    messages,
    afterAnswer,
    captcha: captchaKeysFor(options.captcha ?? null, url),
    limits: new RateLimits(db, clock.now, options.rateLimits ?? true),
    trustedProxies: options.trustedProxies ?? new BlockList(),
    publicUrl,
    standIns: access.isLocal ? `${publicUrl}/sandbox` : null,
  };
  const faults = new Faults();
  const moveClock = makeMoveClock(backend, advanceClock);
  // The external pages are a part of the console.
  const links = access.isLocal ? {} : { facebookUrl: null };
  const app = createApp(backend, faults, access, [
    portalRoutes(backend, faults, { ...links, ...options.publicConfig }, access.isLocal),
    gatewayRoutes(backend),
    speedTestRoutes(backend),
    webhookRoutes(backend),
    apiDocsRoutes(),
    walletRoutes(backend),
    ...(access.isLocal
      ? [
          deviceStateRoutes(backend),
          captchaRoutes(),
          telemetryRoutes(),
          externalPageRoutes(publicUrl),
          testRoutes(backend, faults, moveClock),
          consoleRoutes(backend, faults, moveClock),
          studioRoutes(backend),
        ]
      : []),
  ]);
  // What falls due at the card provider makes it call the webhook; nothing else is answered yet.
  answer = (request, env) =>
    new URL(request.url).pathname === WEBHOOK_PATH ? app.fetch(request, env) : notReady();
  await advanceClock(clock.now());
  if (access.isLocal && (options.seeds ?? true)) await seed(backend, options.bigSeeds ?? false);
  // The simulator answers at once. A real card provider may be slow, and people can log in without it: each step
  // that must not miss a payment asks the provider itself.
  if (!isRealProvider) await reconcileAll(backend);
  await options.beforeAnswering?.();
  answer = (request, env) => app.fetch(request, env);
  shutdown.add(startScheduler(backend, isRealProvider ? [reconcileAll] : []));
  // Added last, so that it runs first: no request may be running when the rest closes.
  shutdown.add(stop);
  return {
    url,
    app,
    backend,
    clock,
    moveClock,
    faults,
    publicBecause: access.publicBecause,
    close: () => shutdown.run(),
  };
};
