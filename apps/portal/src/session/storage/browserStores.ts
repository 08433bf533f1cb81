import { browserStorage, createSessionStores } from '@foyer/api-client/session';

/**
 * The session's data in this browser. The whole portal shares one storage, because that keeps the
 * data in memory where the browser blocks local storage.
 */
export const storage = browserStorage();

export const sessionStores = createSessionStores(storage, () => Date.now());

const { tokens, location: locations, outside: outsideNetwork, siteFailure, clock } = sessionStores;

export { tokens, locations, outsideNetwork, siteFailure };

/** The server's time, in milliseconds since 1970. The portal uses no other clock. */
export const now = (): number => clock.now();
