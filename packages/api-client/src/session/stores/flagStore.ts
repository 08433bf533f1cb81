import type { KeyValueStore } from './safeStorage';

/** A flag that outlives the page. */
export type FlagStore = {
  readonly read: () => boolean;
  readonly write: (isSet: boolean) => void;
};

/** @param key where the storage keeps the flag while it is set */
export const createFlagStore = (storage: KeyValueStore, key: string): FlagStore => ({
  read: () => storage.get(key) !== null,
  write: (isSet) => (isSet ? storage.set(key, 'true') : storage.remove(key)),
});
