import type { Instant } from '@foyer/domain';
import { createFailureStore, readFailure, type FailureStore } from './failureStore';
import { createFlagStore, type FlagStore } from './flagStore';
import { createLocationStore, type LocationStore } from './locationStore';
import { browserStorage, type KeyValueStore } from './safeStorage';
import { createServerClock, type ServerClock } from './serverClock';
import { storageKeys } from './storageKeys';
import { createTokens, createTokenStore, type Tokens, type TokenStore } from './tokenStore';

/** The stores that a browser keeps for the session. */
export type SessionStores = {
  readonly tokens: TokenStore;
  readonly location: LocationStore;
  /** The visitor is outside the venue's network. Rule START-20. */
  readonly outside: FlagStore;
  /** An agent acts as the customer, as the gateway entry says. Rule START-14. */
  readonly agent: FlagStore;
  readonly siteFailure: FailureStore;
  readonly clock: ServerClock;
};

/** Less than the session's stores, because each byte of the start script is in the page. */
type StartStores = Shared & {
  readonly tokens: Tokens;
  readonly siteFailure: Pick<FailureStore, 'read'>;
};

type Shared = Pick<SessionStores, 'location' | 'outside' | 'agent' | 'clock'>;

const shared = (storage: KeyValueStore, deviceNow: () => Instant): Shared => ({
  location: createLocationStore(storage),
  outside: createFlagStore(storage, storageKeys.outside),
  agent: createFlagStore(storage, storageKeys.agent),
  clock: createServerClock(storage, deviceNow),
});

/** Creates the stores of the start script. */
export const createStartStores = (storage = browserStorage()): StartStores => ({
  ...shared(storage, Date.now),
  tokens: createTokens(storage),
  siteFailure: { read: () => readFailure(storage) },
});

/**
 * Creates the one set of stores of a page. They share one memory if local storage is refused.
 *
 * @param deviceNow this device's clock, milliseconds since 1970
 */
export const createSessionStores = (
  storage: KeyValueStore = browserStorage(),
  deviceNow: () => Instant = Date.now,
): SessionStores => ({
  ...shared(storage, deviceNow),
  tokens: createTokenStore(storage),
  siteFailure: createFailureStore(storage),
});
