import type { DatabaseSync } from 'node:sqlite';

export interface QueuedEvent {
  /** The event's id. */
  event: string;
  attempts: number;
}

/**
 * The events that the webhook endpoint has not accepted yet. A row is written in the transaction that
 * makes the event and removed when the endpoint has answered 2xx, so each event arrives at least once,
 * even if the process is killed. Times are real milliseconds: networks do not follow the test clock.
 */
export class DeliveryQueue {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  add(event: string): void {
    this.#db.prepare('INSERT INTO deliveries VALUES (?, 0, ?)').run(event, Date.now());
  }

  due(): QueuedEvent[] {
    const rows = this.#db
      .prepare('SELECT event, attempts FROM deliveries WHERE next_at <= ? ORDER BY rowid LIMIT 50')
      .all(Date.now());
    return rows.map((row) => ({ event: String(row['event']), attempts: Number(row['attempts']) }));
  }

  /** When the next attempt is due, in real milliseconds; undefined when the queue is empty. */
  nextAt(): number | undefined {
    const row = this.#db.prepare('SELECT min(next_at) AS at FROM deliveries').get();
    return typeof row?.['at'] === 'number' ? row['at'] : undefined;
  }

  remove(events: readonly string[]): void {
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
