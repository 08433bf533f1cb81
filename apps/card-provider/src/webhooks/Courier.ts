import type { Books } from '../ledger/Books';
import type { Delivery } from '../storage/Deliveries';
import { signature } from './signature';
import { findWebhookEndpoint } from './webhookEndpoint';

const firstPause = 500;
const longestPause = 60_000;
const attemptsAtMost = 40;
const answerWithin = 10_000;

/** Real milliseconds to wait after the nth failed attempt: doubling, up to a minute. */
export const pauseAfter = (attempts: number): number =>
  Math.min(longestPause, firstPause * 2 ** attempts);

/**
 * Brings events to the merchant's webhook: signed, in order, at least once, again with growing
 * pauses until it answers 2xx. What is undelivered waits in the books, also over a restart.
 */
export class Courier {
  readonly #books: Books;
  readonly #abort = new AbortController();
  #round: Promise<void> | null = null;
  #again = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(books: Books) {
    this.#books = books;
  }

  /** Delivers everything that is due; resolves when each has been tried. */
  deliver(): Promise<void> {
    this.#again = true;
    this.#round ??= this.#run();
    return this.#round;
  }

  /** The same, and waits for those that have to be brought again, for `patience` milliseconds. */
  async settle(patience: number): Promise<void> {
    const until = Date.now() + patience;
    await this.deliver();
    for (let next = this.#next(); next !== undefined && next < until; next = this.#next()) {
      const pause = Math.max(0, next - Date.now());
      await new Promise((resolve) => setTimeout(resolve, pause));
      await this.deliver();
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#abort.abort();
    await this.#round;
  }

  #next(): number | undefined {
    return this.#abort.signal.aborted ? undefined : this.#books.deliveries.nextAt();
  }

  async #run(): Promise<void> {
    while (this.#again && !this.#abort.signal.aborted) {
      this.#again = false;
      await this.#bringAll(this.#books.deliveries.due());
    }
    // Cleared before anything else can run, so that no caller is given a round that has ended.
    this.#round = null;
    this.#wakeForNext();
  }

  /** Notes what arrived once for all: after a kill in between some arrive twice, none is lost. */
  async #bringAll(batch: Delivery[]): Promise<void> {
    const settled: string[] = [];
    for (const delivery of batch) {
      const arrived = await this.#post(delivery.event);
      if (this.#abort.signal.aborted) break;
      if (arrived || delivery.attempts + 1 >= attemptsAtMost) settled.push(delivery.event);
      else this.#postpone(delivery);
    }
    this.#books.deliveries.done(settled);
    if (batch.length && !this.#abort.signal.aborted) this.#again = true;
  }

  #postpone({ event, attempts }: Delivery): void {
    this.#books.deliveries.postpone(event, Date.now() + pauseAfter(attempts));
  }

  async #post(id: string): Promise<boolean> {
    const { store } = this.#books;
    const endpoint = findWebhookEndpoint(store);
    const event = store.get('event', id);
    if (!endpoint || !event) return true;
    const body = JSON.stringify(event);
    try {
      const response = await fetch(endpoint.url, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature(body, endpoint.secret ?? '', Math.floor(Date.now() / 1000)),
          'user-agent': 'Foyer-Card-Provider/1.0',
        },
        signal: AbortSignal.any([this.#abort.signal, AbortSignal.timeout(answerWithin)]),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  #wakeForNext(): void {
    clearTimeout(this.#timer);
    const next = this.#next();
    if (next === undefined) return;
    this.#timer = setTimeout(() => void this.deliver(), Math.max(0, next - Date.now()));
    this.#timer.unref();
  }
}
