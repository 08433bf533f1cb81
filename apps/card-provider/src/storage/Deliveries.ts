import type { DatabaseSync } from 'node:sqlite';

export interface Delivery {
  event: string;
  attempts: number;
}

/**
 * The events still to be delivered. A row is written in the transaction that makes the event and
 * removed when the receiver has answered 2xx: at least once, also over a kill. Times are real
 * milliseconds, because networks do not follow the simulated clock.
 */
export class Deliveries {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  add(event: string): void {
    this.#db.prepare('INSERT INTO deliveries VALUES (?, 0, ?)').run(event, Date.now());
  }

  due(): Delivery[] {
    const rows = this.#db
      .prepare('SELECT event, attempts FROM deliveries WHERE next_at <= ? ORDER BY rowid LIMIT 50')
      .all(Date.now());
    return rows.map((row) => ({ event: String(row['event']), attempts: Number(row['attempts']) }));
  }

  /** Real milliseconds of the next attempt, or undefined when all is delivered. */
  nextAt(): number | undefined {
    const row = this.#db.prepare('SELECT min(next_at) AS at FROM deliveries').get();
    return typeof row?.['at'] === 'number' ? row['at'] : undefined;
  }

  /** Forgets what has arrived. */
  done(events: readonly string[]): void {
    if (!events.length) return;
    this.#db
      .prepare('DELETE FROM deliveries WHERE event IN (SELECT value FROM json_each(?))')
      .run(JSON.stringify(events));
  }

  postpone(event: string, nextAt: number): void {
    this.#db
      .prepare('UPDATE deliveries SET attempts = attempts + 1, next_at = ? WHERE event = ?')
      .run(nextAt, event);
  }
}
