import { readToken, type TokenClaims } from '@foyer/domain';
import type { KeyValueStore } from './safeStorage';
import { storageKeys } from './storageKeys';

/** What the start script needs of the session token. Other tabs may change it at any time, so each read is fresh. */
export type Tokens = {
  /** The bare token, without `Bearer`. */
  readonly read: () => string | null;
  /** Null if there is no token or it cannot be read. */
  readonly claims: () => TokenClaims | null;
  /** Replaces the token in one write. @param token with or without `Bearer` before it */
  readonly write: (token: string) => void;
};

/** The session token of this browser. */
export type TokenStore = Tokens & {
  /** Only the log-out removes a token. All else replaces it in one write, so that other tabs never see it missing. */
  readonly remove: () => void;
  /** Calls the listener after each write and removal by this page. @returns unsubscribes the listener */
  readonly subscribe: (listener: () => void) => () => void;
};

export const createTokens = (storage: KeyValueStore): Tokens => ({
  read: () => storage.get(storageKeys.token),
  claims: () => readToken(storage.get(storageKeys.token)),
  write: (token) => storage.set(storageKeys.token, token.replace(/^Bearer\s+/i, '')),
});

export const createTokenStore = (storage: KeyValueStore): TokenStore => {
  const tokens = createTokens(storage);
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    ...tokens,
    write: (token) => {
      tokens.write(token);
      notify();
    },
    remove: () => {
      storage.remove(storageKeys.token);
      notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
