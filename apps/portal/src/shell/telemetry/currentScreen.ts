import { screenName } from '@foyer/domain';

/** The name of the screen of an address's hash, by default of the page's own. */
export const currentScreen = (hash: string = window.location.hash): string =>
  screenName(hash.slice(1) || '/');
