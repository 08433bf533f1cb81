import { browserStorage, createSessionStores } from '@foyer/api-client/session';

/**
 * What this browser keeps for the session. The whole portal shares one storage, because its memory
 * takes over where local storage is refused.
 */
export const storage = browserStorage();

export const sessionStores = createSessionStores(storage, () => Date.now());

const { tokens, location: locations, clock } = sessionStores;

export { tokens, locations };

/** The server's time, in milliseconds since 1970: the only "now" of the portal. */
export const now = (): number => clock.now();
