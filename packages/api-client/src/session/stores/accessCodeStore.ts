import type { KeyValueStore } from './safeStorage';
import { storageKeys } from './storageKeys';

/**
 * The activation code that the user typed or that a link contained. It is kept until it is used or the
 * user logs out. Rule SES-20.
 */
export type AccessCodeStore = {
  readonly read: () => string | null;
  readonly write: (code: string) => void;
  readonly clear: () => void;
};

export const createAccessCodeStore = (storage: KeyValueStore): AccessCodeStore => ({
  read: () => storage.get(storageKeys.accessCode),
  write: (code) => storage.set(storageKeys.accessCode, code),
  clear: () => storage.remove(storageKeys.accessCode),
});
