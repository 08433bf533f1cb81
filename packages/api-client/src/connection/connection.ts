import { isAuthenticated } from '@foyer/domain';
import { createLocationStore, type LocationStore } from '../session/stores/locationStore';
import { browserStorage } from '../session/stores/safeStorage';
import { createServerClock, type ServerClock } from '../session/stores/serverClock';
import { createTokenStore, type TokenStore } from '../session/stores/tokenStore';
import { type Bases, defaultBases } from '../transport/bases';
import { createExchange } from '../transport/exchange';
import { defaultRetries } from '../transport/retry';
import type { ConnectionOptions } from './connectionOptions';
import { createSiteInfoBackOff, type SiteInfoBackOff } from './siteInfoBackOff';
import { createRecovery } from './recovery';
import { createRenewal, type Renewal } from './renewal';
import { createSend, type Send } from './send';

/**
 * The way to the backend: one session, one clock, one set of addresses. Resources send their calls
 * through it. It never navigates and shows nothing; listeners do.
 */
export type Connection = {
  readonly send: Send;
  readonly renewal: Renewal;
  readonly tokens: TokenStore;
  readonly location: LocationStore;
  readonly clock: ServerClock;
  readonly siteInfoBackOff: SiteInfoBackOff;
  /** Whether a user's token is at hand, not expired. */
  readonly isLoggedIn: () => boolean;
  readonly bases: () => Bases;
  /** Follows a public configuration that names other addresses. */
  readonly setBases: (bases: Partial<Bases>) => void;
};

/** Makes a connection. The first thing to do with it is nothing: sessions come when they are needed. */
export const createConnection = (options: ConnectionOptions = {}): Connection => {
  let bases: Bases = { ...defaultBases, ...options.bases };
  const storage = options.storage ?? browserStorage();
  const tokens = createTokenStore(storage);
  const location = createLocationStore(storage);
  const clock = createServerClock(storage, options.now ?? Date.now);
  const retries = { ...defaultRetries, ...options.retries };
  const { onTolerated = ignore, onUnauthorised = ignore, onSessionFailed = ignore } = options;
  const exchange = createExchange({ ...options, bases: () => bases, clock, onTolerated });
  const renewal = createRenewal({ tokens, location, clock, exchange, retries });
  const recovery = createRecovery({ tokens, location, exchange, renewal, onUnauthorised });
  return {
    send: createSend({ tokens, exchange, renewal, recovery, retries, onSessionFailed }),
    renewal,
    tokens,
    location,
    clock,
    siteInfoBackOff: createSiteInfoBackOff(clock.now),
    isLoggedIn: () => isAuthenticated(tokens.claims(), clock.now()),
    bases: () => bases,
    setBases: (named) => {
      bases = { ...bases, ...named };
    },
  };
};

const ignore = (): void => {};
