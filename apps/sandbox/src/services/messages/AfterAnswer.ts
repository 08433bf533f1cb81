import { logError } from '../../process/logError';

/**
 * Work that the answer to a call does not wait for, so that its time tells nothing. A failure is logged:
 * nobody waits for it.
 */
export class AfterAnswer {
  readonly #running = new Set<Promise<void>>();

  /** @param doing name of the work, for the log */
  run(doing: string, work: () => Promise<void>): void {
    const running = work()
      .catch((error: unknown) => logError(doing, error))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when nothing runs any more. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
