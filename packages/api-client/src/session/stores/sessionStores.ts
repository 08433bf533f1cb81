import type { Instant } from '@foyer/domain';
import { createLocationStore, type LocationStore } from './locationStore';
import { browserStorage, type KeyValueStore } from './safeStorage';
import { createServerClock, type ServerClock } from './serverClock';
import { createTokenStore, type TokenStore } from './tokenStore';

/** The stores that a browser keeps for the session. */
export type SessionStores = {
  readonly tokens: TokenStore;
  readonly location: LocationStore;
  readonly clock: ServerClock;
};

/**
 * Creates the one set of stores of a page. They share one memory if local storage is refused.
 *
 * @param deviceNow this device's clock, milliseconds since 1970
 */
export const createSessionStores = (
  storage: KeyValueStore = browserStorage(),
  deviceNow: () => Instant = Date.now,
): SessionStores => ({
  tokens: createTokenStore(storage),
  location: createLocationStore(storage),
  clock: createServerClock(storage, deviceNow),
});
