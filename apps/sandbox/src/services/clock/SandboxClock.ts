/**
 * The sandbox's time: the real time plus an offset that the console moves. All code reads this
 * clock, and every `Date` header shows it.
 */
export class SandboxClock {
  #offsetMs: number;
  readonly #real: () => number;

  constructor(offsetMs = 0, real: () => number = Date.now) {
    this.#offsetMs = offsetMs;
    this.#real = real;
  }

  /** Epoch milliseconds. */
  now = (): number => this.#real() + this.#offsetMs;

  /** Epoch milliseconds without the offset. */
  realNow = (): number => this.#real();

  /** How far this clock is ahead of the real one, in milliseconds. */
  get offsetMs(): number {
    return this.#offsetMs;
  }

  /** Sets the offset. */
  setOffset(offsetMs: number): void {
    this.#offsetMs = offsetMs;
  }
}
