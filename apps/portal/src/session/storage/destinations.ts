import { siteLink } from '@foyer/domain';
import { storage } from './stores';

const KEY = 'foyer.destination';

/**
 * The web address that the visitor opened before the gateway redirected them. It survives the full
 * navigation that puts a device online, unless the browser blocks storage.
 */
export const destinations = {
  read: (): string | null => siteLink(storage.get(KEY)),
  write: (href: string | null): void => (href ? storage.set(KEY, href) : storage.remove(KEY)),
};
