import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

export interface ProviderKeys {
  /** Names the account: `acct_…`. */
  accountId: string;
  secretKey: string;
  publishableKey: string;
  /** Salts card fingerprints, so that they cannot be compared with those of another data folder. */
  fingerprintSalt: string;
}

function getOrCreateSetting(db: DatabaseSync, name: string, prefix: string): string {
  const created = `${prefix}_${randomBytes(24).toString('hex')}`;
  db.prepare('INSERT OR IGNORE INTO settings (name, value) VALUES (?, ?)').run(name, created);
  const row = db.prepare('SELECT value FROM settings WHERE name = ?').get(name);
  return String(row?.['value']);
}

/** The account's keys. They are created with the database and stay the same after every restart. */
export const providerKeys = (db: DatabaseSync): ProviderKeys => ({
  accountId: getOrCreateSetting(db, 'account_id', 'acct'),
  secretKey: getOrCreateSetting(db, 'secret_key', 'sk_test'),
  publishableKey: getOrCreateSetting(db, 'publishable_key', 'pk_test'),
  fingerprintSalt: getOrCreateSetting(db, 'fingerprint_salt', 'salt'),
});
