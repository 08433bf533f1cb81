/** Numbers by chance that a seed repeats (the generator mulberry32). */
export class Random {
  #state: number;

  /** @param stream a part of the run, such as a round, whose numbers do not depend on other parts */
  constructor(seed: number, stream = 0) {
    this.#state = (seed ^ Math.imul(stream + 1, 0x9e_37_79_b1)) >>> 0;
  }

  /** From 0, below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0, below `count`. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  /** True with this probability. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(options: readonly [T, ...T[]]): T {
    return options[this.below(options.length)] ?? options[0];
  }
}
