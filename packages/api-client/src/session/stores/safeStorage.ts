/** A storage of text by key. Reading and writing never throw. */
export type KeyValueStore = {
  /** Null if the key has no value. */
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
};

/**
 * Local storage that may be missing, full or forbidden, as in private mode and in the mini-browsers
 * that phones open on a guest network. Values that it refuses are kept in memory until the page closes.
 *
 * @param open returns the storage; may throw, as reading `window.localStorage` does when forbidden
 */
export const safeStorage = (open: () => Storage | null | undefined): KeyValueStore => {
  const refused = new Map<string, string | null>();
  const storage = attempt(open) ?? null;
  const keep = (key: string, value: string | null, write: (storage: Storage) => void): void => {
    refused.set(key, value);
    if (storage && attempt(() => (write(storage), true))) refused.delete(key);
  };
  return {
    get: (key) => {
      const inMemory = refused.get(key);
      return inMemory === undefined ? (attempt(() => storage?.getItem(key)) ?? null) : inMemory;
    },
    set: (key, value) => keep(key, value, (store) => store.setItem(key, value)),
    remove: (key) => keep(key, null, (store) => store.removeItem(key)),
  };
};

/** This browser's local storage as a safe storage. */
export const browserStorage = (): KeyValueStore => safeStorage(() => globalThis.localStorage);

const attempt = <T>(run: () => T): T | undefined => {
  try {
    return run();
  } catch {
    return undefined;
  }
};
