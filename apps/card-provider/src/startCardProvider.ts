import { createAdaptorServer } from '@hono/node-server';
import { type Account, defaultBranding } from './account';
import { eventHandlers } from './eventHandlers';
import { isLocalHost } from './allowedOrigins';
import { apiApp } from './server/apiApp';
import { Store } from './store/Store';
import { pagesApp } from './pages/pagesApp';
import type { Provider } from './provider';
import { openDatabase } from './store/openDatabase';
import { providerKeys } from './store/providerKeys';
import { runDueJobs } from './time/runDueJobs';
import { TestClock } from './time/TestClock';
import { WebhookDelivery } from './webhooks/WebhookDelivery';

export { UnusableBooks } from './store/openDatabase';

export interface CardProviderOptions {
  /** 0 takes any free port. */
  port: number;
  /** Interface to listen on; by default this machine's own. */
  host?: string;
  /** Folder of the database; without it, everything is in memory. */
  dataDir?: string;
  /** Real time in epoch milliseconds, for tests; the test clock is this and an offset. */
  realTime?: () => number;
  /** Days after a failed renewal on which it is tried again; by default 3, 5 and 7. */
  retryDays?: readonly number[];
  afterLastRetry?: Account['afterLastRetry'];
  /** How long the invoice of a renewal stays a draft; by default it is charged at once. Stripe waits an hour. */
  renewalDraftSeconds?: number;
}

export interface CardProvider {
  /** Where browsers reach it; also the base of its API. */
  origin: string;
  secretKey: string;
  publishableKey: string;
  close: () => Promise<void>;
}

/** The address that only this machine reaches. */
const LOOPBACK = '127.0.0.1';

/** Real milliseconds for which an advance of the clock retries refused webhooks. */
const DRAIN_TIMEOUT_MS = 3000;

/** Real milliseconds between two looks at what is due. */
const TICK_MS = 5000;

const listen = (server: ReturnType<typeof createAdaptorServer>, port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });

/** Starts the card provider: its API, its pages and its clock, on an origin of its own. */
export async function startCardProvider(options: CardProviderOptions): Promise<CardProvider> {
  const db = openDatabase(options.dataDir);
  const account: Account = {
    ...providerKeys(db),
    origin: '',
    branding: defaultBranding,
    retryDays: options.retryDays ?? [3, 5, 7],
    afterLastRetry: options.afterLastRetry ?? 'cancel',
    renewalDraftSeconds: options.renewalDraftSeconds ?? 0,
  };
  const store = new Store(db, account, eventHandlers);
  const delivery = new WebhookDelivery(store);
  const clock = new TestClock(db, options.realTime ?? Date.now);
  const provider: Provider = {
    store,
    now: clock.now,
    catchUp: () => runDueJobs(store, clock.now()),
    advanceTo: async (seconds) => {
      clock.advanceTo(seconds);
      provider.catchUp();
      await delivery.drain(DRAIN_TIMEOUT_MS);
    },
    deliverSoon: () => void delivery.deliverDue(),
  };
  const host = options.host ?? LOOPBACK;
  const app = apiApp(provider, isLocalHost(host)).route('/', pagesApp(provider));
  const server = createAdaptorServer({ fetch: app.fetch });
  const port = await listen(server, options.port, host);
  account.origin = `http://localhost:${port}`;
  const tick = setInterval(() => {
    try {
      provider.catchUp();
      provider.deliverSoon();
    } catch (error) {
      console.error('The card provider could not do what is due:', error);
    }
  }, TICK_MS);
  tick.unref();
  void delivery.deliverDue();

  return {
    origin: account.origin,
    secretKey: account.secretKey,
    publishableKey: account.publishableKey,
    close: async () => {
      clearInterval(tick);
      await new Promise((resolve) => {
        server.close(resolve);
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      await delivery.close();
      db.close();
    },
  };
}
