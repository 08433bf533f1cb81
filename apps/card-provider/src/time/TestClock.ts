import type { DatabaseSync } from 'node:sqlite';

const SETTING = 'clock_offset_ms';

/**
 * The account's time: real time plus an offset, which a merchant's test moves forward. The offset
 * is kept, so that the time does not go back when the program starts again.
 */
export class TestClock {
  readonly #db: DatabaseSync;
  readonly #real: () => number;
  #offsetMs: number;

  /** @param real real time in epoch milliseconds */
  constructor(db: DatabaseSync, real: () => number) {
    this.#db = db;
    this.#real = real;
    const row = db.prepare('SELECT value FROM settings WHERE name = ?').get(SETTING);
    this.#offsetMs = Number(row?.['value'] ?? 0);
  }

  /** Epoch seconds. */
  now = (): number => Math.floor((this.#real() + this.#offsetMs) / 1000);

  /** Moves the time to `seconds`; an earlier time changes nothing. */
  advanceTo(seconds: number): void {
    const offsetMs = seconds * 1000 - this.#real();
    if (offsetMs <= this.#offsetMs) return;
    this.#offsetMs = offsetMs;
    this.#db
      .prepare('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)')
      .run(SETTING, String(offsetMs));
  }
}
