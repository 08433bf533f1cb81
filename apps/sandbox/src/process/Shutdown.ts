import { logError } from './logError';

/**
 * How long one step may take, in milliseconds, so that a hanging step does not block the others.
 */
const PATIENCE_MS = 5_000;

const within = async (step: Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('This took too long.')), PATIENCE_MS);
  });
  await Promise.race([step, tooLong]).finally(() => clearTimeout(timer));
};

/** Steps to run at shutdown, in reverse order. */
export class Shutdown {
  readonly #steps: (() => Promise<void>)[] = [];

  add(step: () => Promise<void>): void {
    this.#steps.push(step);
  }

  async run(): Promise<void> {
    for (const step of this.#steps.splice(0).toReversed())
      await within(step()).catch((error: unknown) => logError('While stopping', error));
  }
}
