import type { DatabaseSync } from 'node:sqlite';

export interface StoredAnswer {
  fingerprint: string;
  status: number;
  body: string;
}

const keptSeconds = 24 * 3600;

/** The answers given under idempotency keys, kept for a day of real time. */
export class Replays {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  get(key: string): StoredAnswer | undefined {
    const row = this.#db.prepare('SELECT * FROM replays WHERE key = ?').get(key);
    return (
      row && {
        fingerprint: String(row['fingerprint']),
        status: Number(row['status']),
        body: String(row['body']),
      }
    );
  }

  put(key: string, answer: StoredAnswer): void {
    const at = Math.floor(Date.now() / 1000);
    this.#db.prepare('DELETE FROM replays WHERE stored_at < ?').run(at - keptSeconds);
    this.#db
      .prepare(
        'INSERT INTO replays (key, fingerprint, status, body, stored_at) VALUES (?, ?, ?, ?, ?)',
      )
      .run(key, answer.fingerprint, answer.status, answer.body, at);
  }
}
