import { browserStorage, createSessionStores } from '@foyer/api-client/session';

/**
 * The session's data in this browser. The whole portal shares one storage, because that keeps the
 * data in memory where the browser blocks local storage.
 */
export const storage = browserStorage();

export const sessionStores = createSessionStores(storage, () => Date.now());

const { tokens, location: locations, outside: outsideNetwork, siteFailure, clock } = sessionStores;

export { tokens, locations, outsideNetwork, siteFailure };

const SITE_MISSING_KEY = 'foyer.siteMissing';

/** Whether the last failure of the site information was that the site does not exist. Rule ERR-12. */
export const missingSite = {
  read: (): boolean => storage.get(SITE_MISSING_KEY) !== null,
  write: (isMissing: boolean): void =>
    isMissing ? storage.set(SITE_MISSING_KEY, 'yes') : storage.remove(SITE_MISSING_KEY),
};

/** The server's time, in milliseconds since 1970. The portal uses no other clock. */
export const now = (): number => clock.now();
