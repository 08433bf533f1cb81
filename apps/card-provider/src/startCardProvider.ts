import { createAdaptorServer } from '@hono/node-server';
import type { DatabaseSync } from 'node:sqlite';
import { type Account, type Branding, defaultBranding } from './account';
import { afterIntent } from './checkout/afterIntent';
import { apiApp } from './http/apiApp';
import { Books } from './ledger/Books';
import { pagesApp } from './pages/pagesApp';
import type { Provider } from './provider';
import { openDatabase } from './storage/openDatabase';
import { providerKeys } from './storage/settings';
import { portalRules } from './http/portalRules';
import { runDueWork } from './time/runDueWork';
import { TestClock } from './time/TestClock';
import { Courier } from './webhooks/Courier';

export interface CardProviderOptions {
  /** 0 takes any free port. */
  port: number;
  host?: string;
  /** Folder of the books; without it (and without `db`) they live in memory. */
  dataDir?: string;
  db?: DatabaseSync;
  /** Real time in epoch milliseconds, for tests; the test clock is this and an offset. */
  realTime?: () => number;
  /** Where browsers reach the provider, if not at `http://localhost:<port>`. */
  publicOrigin?: string;
  /** Origins, beside every localhost, whose pages may embed the checkout. */
  portalOrigins?: readonly string[];
  branding?: Partial<Branding>;
  /** Days after a failed renewal at which it is tried again; by default 3, 5 and 7. */
  retryDays?: readonly number[];
  afterLastRetry?: Account['afterLastRetry'];
}

export interface CardProvider {
  /** Where browsers reach it; also the base of its API. */
  origin: string;
  secretKey: string;
  publishableKey: string;
  close: () => Promise<void>;
}

/** Real milliseconds for which a moved clock waits for a webhook that refuses. */
const patience = 3000;

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
  const db = options.db ?? openDatabase(options.dataDir);
  const account: Account = {
    ...providerKeys(db),
    origin: options.publicOrigin ?? '',
    branding: { ...defaultBranding, ...options.branding },
    retryDays: options.retryDays ?? [3, 5, 7],
    afterLastRetry: options.afterLastRetry ?? 'cancel',
  };
  const books = new Books(db, account, afterIntent);
  const courier = new Courier(books);
  const clock = new TestClock(db, options.realTime ?? Date.now);
  const provider: Provider = {
    books,
    now: clock.now,
    catchUp: () => runDueWork(books, clock.now()),
    advanceTo: async (seconds) => {
      clock.advanceTo(seconds);
      provider.catchUp();
      await courier.settle(patience);
    },
    deliverSoon: () => void courier.deliver(),
    ...portalRules(options.portalOrigins ?? []),
  };
  const app = apiApp(provider).route('/', pagesApp(provider));
  const server = createAdaptorServer({ fetch: app.fetch });
  const port = await listen(server, options.port, options.host ?? '0.0.0.0');
  account.origin ||= `http://localhost:${port}`;
  const tick = setInterval(() => {
    try {
      provider.catchUp();
      provider.deliverSoon();
    } catch (error) {
      console.error('The card provider could not do what is due:', error);
    }
  }, 5000);
  tick.unref();
  void courier.deliver();

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
      await courier.close();
      if (!options.db) db.close();
    },
  };
}
