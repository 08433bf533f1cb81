import {
  browserStorage,
  createLocationStore,
  createServerClock,
  createTokenStore,
} from '@foyer/api-client/session';

/**
 * What this browser keeps for the session. One storage for all of it: where local storage is
 * refused, everyone must look into the same memory.
 */
export const storage = browserStorage();

export const tokens = createTokenStore(storage);
export const locations = createLocationStore(storage);

const clock = createServerClock(storage, () => Date.now());

/** The server's time, in milliseconds since 1970: the only "now" of the portal. */
export const now = (): number => clock.now();
