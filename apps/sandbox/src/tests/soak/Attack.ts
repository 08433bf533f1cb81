import type { Engine } from '../support/testSandbox';

/** How much of an attack to run. */
export interface Extent {
  rounds: number;
  /** Decides everything that an attack draws by chance, so that a run can be repeated. */
  seed: number;
}

/** What an attack found. */
export interface Findings {
  /** What was broken, a sentence each with its round; empty if the claim held. */
  broken: string[];
  /** How often each thing happened, to be printed. */
  seen: Readonly<Record<string, number>>;
}

/** An attack on the sandbox, which `npm test` runs with few rounds and `pnpm soak` with many. */
export interface Attack {
  /** Its name on the command line of `pnpm soak`. */
  name: string;
  /** What must hold; the title of its test. */
  claim: string;
  engines: readonly Engine[];
  /** How many rounds `npm test` runs, 0 for none, and how many `pnpm soak`. */
  rounds: { test: number; soak: number };
  /** Attacks a sandbox of its own on this machine, and closes it. */
  run: (engine: Engine, extent: Extent) => Promise<Findings>;
}
