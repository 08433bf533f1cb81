import { siteLink } from '@foyer/domain';
import { storage } from './stores';

const KEY = 'foyer.destination';

/**
 * The web address that the visitor was heading for when the gateway caught them. It outlives the full
 * navigation by which a device goes online, where the browser keeps anything at all.
 */
export const destinations = {
  read: (): string | null => siteLink(storage.get(KEY)),
  write: (href: string | null): void => (href ? storage.set(KEY, href) : storage.remove(KEY)),
};
