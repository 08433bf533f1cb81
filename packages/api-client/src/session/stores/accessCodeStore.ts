import type { KeyValueStore } from './safeStorage';
import { storageKeys } from './storageKeys';

/**
 * The activation code that was typed or carried in by a link: kept until it is used, cleared by
 * logging out. Rule SES-20.
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
