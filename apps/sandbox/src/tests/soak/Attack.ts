import type { Engine } from '../support/testSandbox';

/** An attack on the sandbox, which `npm test` runs with few rounds and `pnpm soak` with many. */
export interface Attack {
  /** Its name on the command line of `pnpm soak`. */
  name: string;
  /** What must hold; the title of its test. */
  claim: string;
  engines: readonly Engine[];
  /** How many rounds `npm test` runs, and how many `pnpm soak`. */
  rounds: { test: number; soak: number };
  /**
   * Attacks a sandbox of its own on this machine, and closes it.
   * @returns what was broken, a sentence each; empty if the claim held
   */
  run: (engine: Engine, rounds: number) => Promise<string[]>;
}
