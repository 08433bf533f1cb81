import { readToken, type TokenClaims } from '@foyer/domain';
import type { KeyValueStore } from './safeStorage';
import { storageKeys } from './storageKeys';

/** The session token of this browser. Other tabs may change it at any time, so it is read anew. */
export type TokenStore = {
  /** The bare token, without `Bearer`. */
  readonly read: () => string | null;
  /** Null without a token, and for one that cannot be read. */
  readonly claims: () => TokenClaims | null;
  /** Replaces the token in one write. @param token with or without `Bearer` before it */
  readonly write: (token: string) => void;
  /** Only logging out removes a token: anything else replaces it, so that tabs do not chase each other. */
  readonly remove: () => void;
};

/** Specification, section 7: the token is kept under `Token`. */
export const createTokenStore = (storage: KeyValueStore): TokenStore => ({
  read: () => storage.get(storageKeys.token),
  claims: () => readToken(storage.get(storageKeys.token)),
  write: (token) => storage.set(storageKeys.token, token.replace(/^Bearer\s+/i, '')),
  remove: () => storage.remove(storageKeys.token),
});
