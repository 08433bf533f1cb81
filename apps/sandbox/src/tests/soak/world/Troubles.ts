import type { Random } from '../Random';

/** What goes wrong between the sandbox, its database and the card provider. Probabilities. */
export interface Troubles {
  /** How many requests to the provider pass between two kills of the sandbox, on average. */
  requestsPerKill: number;
  /** An answer of the provider gets lost. */
  lostAnswer: number;
  /** An event of the provider never arrives, arrives late, arrives twice, or is refused at first. */
  event: { lost: number; late: number; repeated: number; refused: number };
}

/** The process is killed and started again, and nothing else goes wrong. */
export const onlyKills: Troubles = {
  requestsPerKill: 120,
  lostAnswer: 0,
  event: { lost: 0, late: 0, repeated: 0, refused: 0 },
};

/** Everything goes wrong. */
export const everything: Troubles = {
  requestsPerKill: 300,
  lostAnswer: 0.03,
  event: { lost: 0.08, late: 0.2, repeated: 0.15, refused: 0.05 },
};

/** The probability that a process that starts is killed before it is ready. */
const START_KILLED = 0.15;

/** When a kill hits a request to the provider. */
export type KillMoment = 'before' | 'unanswered' | 'answered';

/** What happens to an event. */
export type EventFate = keyof Troubles['event'] | 'delivered';

/** Draws what goes wrong; nothing does while it is calm. */
export class Chance {
  readonly #troubles: Troubles;
  readonly #random: Random;
  #untilKill: number;
  isCalm = true;

  constructor(troubles: Troubles, random: Random) {
    this.#troubles = troubles;
    this.#random = random;
    this.#untilKill = this.#drawGap();
  }

  #drawGap(): number {
    return 1 + this.#random.below(2 * this.#troubles.requestsPerKill);
  }

  /** Whether the process dies with this request to the provider, and when; null if it does not. */
  kill(): KillMoment | null {
    if (this.isCalm) return null;
    this.#untilKill -= 1;
    if (this.#untilKill > 0) return null;
    this.#untilKill = this.#drawGap();
    return this.#random.pick(['before', 'unanswered', 'answered']);
  }

  /** Whether the process is killed while it starts. */
  killsStart(): boolean {
    return !this.isCalm && this.#random.chance(START_KILLED);
  }

  losesAnswer(): boolean {
    return !this.isCalm && this.#random.chance(this.#troubles.lostAnswer);
  }

  event(): EventFate {
    if (this.isCalm) return 'delivered';
    let drawn = this.#random.next();
    for (const fate of ['lost', 'late', 'repeated', 'refused'] as const) {
      drawn -= this.#troubles.event[fate];
      if (drawn < 0) return fate;
    }
    return 'delivered';
  }

  /** Milliseconds, up to a limit. */
  delay(limit: number): number {
    return this.#random.below(limit);
  }
}
