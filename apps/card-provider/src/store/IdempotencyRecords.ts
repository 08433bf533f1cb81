import type { DatabaseSync } from 'node:sqlite';

export interface StoredResponse {
  fingerprint: string;
  status: number;
  body: string;
}

const KEPT_SECONDS = 24 * 3600;

/**
 * The responses given under idempotency keys, kept for a day of real time. The table is called
 * `replays`, so that an existing data folder keeps working.
 */
export class IdempotencyRecords {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  get(key: string): StoredResponse | undefined {
    const row = this.#db.prepare('SELECT * FROM replays WHERE key = ?').get(key);
    return (
      row && {
        fingerprint: String(row['fingerprint']),
        status: Number(row['status']),
        body: String(row['body']),
      }
    );
  }

  put(key: string, response: StoredResponse): void {
    const now = Math.floor(Date.now() / 1000);
    this.#db.prepare('DELETE FROM replays WHERE stored_at < ?').run(now - KEPT_SECONDS);
    this.#db
      .prepare(
        'INSERT INTO replays (key, fingerprint, status, body, stored_at) VALUES (?, ?, ?, ?, ?)',
      )
      .run(key, response.fingerprint, response.status, response.body, now);
  }
}
