/** A storage of text by key. Reading and writing never throw. */
export type KeyValueStore = {
  /** Null if the key has no value. */
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
};

/**
 * Local storage that may be missing, full or forbidden, as in private mode and in the mini-browsers
 * that phones open on a guest network. Values that it refuses are kept in memory.
 *
 * @param open returns the storage; may throw, as reading `window.localStorage` does when forbidden
 * @param refused the values in memory; null for a removed one
 * @param onRefused runs after the storage has refused a value
 */
export const safeStorage = (
  open: () => Storage | null | undefined,
  refused = new Map<string, string | null>(),
  onRefused?: () => void,
): KeyValueStore => {
  const storage = attempt(open) ?? null;
  const keep = (key: string, value: string | null, write: (storage: Storage) => void): void => {
    refused.set(key, value);
    if (storage && attempt(() => (write(storage), true))) refused.delete(key);
    else onRefused?.();
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

interface HistoryState {
  foyerMemory?: Readonly<Record<string, string | null>>;
}

declare global {
  /** The values that local storage refused. The start script and the application share them. */
  var foyerMemory: Map<string, string | null> | undefined;
}

/**
 * Keeps the refused values over a reload in the history entry, which needs no storage and which no
 * other origin can read. Rule SES-10.
 */
const keepInHistory = (): void => {
  const foyerMemory = Object.fromEntries(globalThis.foyerMemory ?? []);
  history.replaceState({ ...(history.state as object | null), foyerMemory }, '');
};

/** This browser's local storage as a safe storage. */
export const browserStorage = (): KeyValueStore => {
  const state = globalThis.history?.state as HistoryState | null | undefined;
  globalThis.foyerMemory ??= new Map(Object.entries(state?.foyerMemory ?? {}));
  return safeStorage(
    () => globalThis.localStorage,
    globalThis.foyerMemory,
    // The same listener twice is one. It costs some browsers their page cache, so few pages have it.
    () => globalThis.addEventListener?.('beforeunload', keepInHistory),
  );
};

const attempt = <T>(run: () => T): T | undefined => {
  try {
    return run();
  } catch {
    return undefined;
  }
};
