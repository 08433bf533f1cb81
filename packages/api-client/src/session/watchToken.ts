import { onTokenChange } from '@foyer/domain';
import { storageKeys } from './stores/storageKeys';

/** A tab's reactions when another tab changes the session. */
export type TokenWatcher = {
  /** The user whose data this tab has cached; null for a visitor. */
  readonly userId: () => string | null;
  /** Navigates to the root route, without a reload. */
  readonly goToRoot: () => void;
  /** Drops all cached data, because it belongs to another user. */
  readonly dropCache: () => void;
};

/** A window, or another source of storage events. */
export type StorageEvents = {
  readonly addEventListener: (type: 'storage', listener: (event: StorageEvent) => void) => void;
  readonly removeEventListener: (type: 'storage', listener: (event: StorageEvent) => void) => void;
};

/**
 * Watches the token that other tabs share. Rule SES-22.
 *
 * @returns ends the watch
 */
export const watchToken = (events: StorageEvents, watcher: TokenWatcher): (() => void) => {
  const listener = ({ key, oldValue, newValue }: StorageEvent): void => {
    if (key !== storageKeys.token) return;
    const change = { oldToken: oldValue, newToken: newValue, userId: watcher.userId() };
    const { goToRoot, dropCache } = onTokenChange(change);
    if (dropCache) watcher.dropCache();
    if (goToRoot) watcher.goToRoot();
  };
  events.addEventListener('storage', listener);
  return () => events.removeEventListener('storage', listener);
};
