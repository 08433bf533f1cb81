import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** A value kept with the books, made once by `make`. */
function keptSetting(db: DatabaseSync, name: string, make: () => string): string {
  db.prepare('INSERT OR IGNORE INTO settings (name, value) VALUES (?, ?)').run(name, make());
  const row = db.prepare('SELECT value FROM settings WHERE name = ?').get(name);
  return String(row?.['value']);
}

const key = (prefix: string) => () => `${prefix}_${randomBytes(24).toString('hex')}`;

export interface ProviderKeys {
  secretKey: string;
  publishableKey: string;
  /** Salts card fingerprints, so that they say nothing outside these books. */
  fingerprintSalt: string;
}

/** The account's keys: made with new books, the same after every restart. */
export const providerKeys = (db: DatabaseSync): ProviderKeys => ({
  secretKey: keptSetting(db, 'secret_key', key('sk_test')),
  publishableKey: keptSetting(db, 'publishable_key', key('pk_test')),
  fingerprintSalt: keptSetting(db, 'fingerprint_salt', key('salt')),
});
