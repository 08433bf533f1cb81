import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

const schema = `
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS objects (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    id TEXT NOT NULL UNIQUE,
    due INTEGER,
    body TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS objects_by_kind ON objects (kind, seq);
  CREATE INDEX IF NOT EXISTS objects_by_customer
    ON objects (kind, json_extract(body, '$.customer'), seq);
  CREATE INDEX IF NOT EXISTS objects_by_subscription
    ON objects (kind, json_extract(body, '$.parent.subscription_details.subscription'), seq);
  CREATE INDEX IF NOT EXISTS objects_by_invoice
    ON objects (kind, json_extract(body, '$.invoice'), seq);
  CREATE INDEX IF NOT EXISTS objects_by_payment
    ON objects (kind, json_extract(body, '$.payment.payment_intent'));
  CREATE INDEX IF NOT EXISTS objects_by_payment_intent
    ON objects (kind, json_extract(body, '$.payment_intent'));
  CREATE INDEX IF NOT EXISTS objects_by_intent ON objects (kind, json_extract(body, '$.intent'));
  CREATE INDEX IF NOT EXISTS objects_by_due ON objects (due) WHERE due IS NOT NULL;
  CREATE TABLE IF NOT EXISTS replays (
    key TEXT PRIMARY KEY,
    fingerprint TEXT NOT NULL,
    status INTEGER NOT NULL,
    body TEXT NOT NULL,
    stored_at INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS replays_by_time ON replays (stored_at);
  CREATE TABLE IF NOT EXISTS deliveries (
    event TEXT PRIMARY KEY,
    attempts INTEGER NOT NULL,
    next_at INTEGER NOT NULL
  );
`;

/** The provider's database cannot be read or written; the message is a sentence that names its file. */
export class UnusableBooks extends Error {
  override name = 'UnusableBooks';
}

/** Throws when a part of the database cannot be read. */
function requireSound(db: DatabaseSync): void {
  const [problem] = Object.values(db.prepare('PRAGMA quick_check(1)').get() ?? {});
  if (problem !== 'ok') throw new Error(String(problem));
}

/**
 * Opens the database. A commit waits for fsync, so a killed process loses no change that it
 * acknowledged.
 *
 * @param dataDir folder for `card-provider.sqlite`; without it, the database is in memory
 * @throws UnusableBooks
 */
export function openDatabase(dataDir?: string): DatabaseSync {
  // Loaded at run time, because bundlers strip the `node:` that this module needs.
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  const file = dataDir ? join(dataDir, 'card-provider.sqlite') : ':memory:';
  try {
    if (dataDir) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const db = new DatabaseSync(file);
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
    requireSound(db);
    db.exec(schema);
    return db;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnusableBooks(`The card provider’s books ${file} cannot be used (${reason}).`, {
      cause: error,
    });
  }
}
