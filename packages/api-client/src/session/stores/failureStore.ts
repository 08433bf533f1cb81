import type { Instant } from '@foyer/domain';
import type { KeyValueStore } from './safeStorage';
import { storageKeys } from './storageKeys';

/** When the site information last failed, by the server's clock. It outlives the page. Rule START-7. */
export type FailureStore = {
  /** Null if it has loaded since. */
  readonly read: () => Instant | null;
  readonly write: (failedAt: Instant | null) => void;
};

export const readFailure = (storage: KeyValueStore): Instant | null =>
  Number(storage.get(storageKeys.siteInfoFailedAt)) || null;

export const createFailureStore = (storage: KeyValueStore): FailureStore => ({
  read: () => readFailure(storage),
  write: (failedAt) =>
    failedAt === null
      ? storage.remove(storageKeys.siteInfoFailedAt)
      : storage.set(storageKeys.siteInfoFailedAt, String(failedAt)),
});
