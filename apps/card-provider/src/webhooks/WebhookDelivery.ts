import { createHmac } from 'node:crypto';
import type { QueuedEvent } from '../store/DeliveryQueue';
import type { Store } from '../store/Store';
import { findWebhookEndpoint } from '../store/webhookEndpoint';

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 60_000;
const MAX_ATTEMPTS = 40;
const RESPONSE_TIMEOUT_MS = 10_000;

/** Real milliseconds to wait after the nth failed attempt: doubling, up to a minute. */
export const retryDelay = (attempts: number): number =>
  Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempts);

/** The `Stripe-Signature` header of a payload that is signed at `time` (real seconds). */
function signature(payload: string, secret: string, time: number): string {
  const mac = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
  return `t=${time},v1=${mac}`;
}

/**
 * Sends events to the webhook endpoint: signed, in order, at least once. It retries with growing delays
 * until the endpoint answers 2xx. The queue is in the store, so it survives a restart.
 */
export class WebhookDelivery {
  readonly #store: Store;
  readonly #abort = new AbortController();
  #running: Promise<void> | null = null;
  #again = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Sends everything that is due; resolves when each event has been tried. */
  deliverDue(): Promise<void> {
    this.#again = true;
    this.#running ??= this.#run();
    return this.#running;
  }

  /** Sends everything in the queue, and waits for retries that are due within `timeoutMs`. */
  async drain(timeoutMs: number): Promise<void> {
    const until = Date.now() + timeoutMs;
    await this.deliverDue();
    for (let next = this.#nextAt(); next !== undefined && next < until; next = this.#nextAt()) {
      const delay = Math.max(0, next - Date.now());
      await new Promise((resolve) => setTimeout(resolve, delay));
      await this.deliverDue();
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#abort.abort();
    await this.#running;
  }

  #nextAt(): number | undefined {
    return this.#abort.signal.aborted ? undefined : this.#store.deliveryQueue.nextAt();
  }

  async #run(): Promise<void> {
    while (this.#again && !this.#abort.signal.aborted) {
      this.#again = false;
      await this.#sendBatch(this.#store.deliveryQueue.due());
    }
    // Cleared before anything else can run, so that no caller waits for a run that has ended.
    this.#running = null;
    this.#wakeForNext();
  }

  /** Removes a batch from the queue at once: after a kill in between, some events arrive twice. */
  async #sendBatch(batch: QueuedEvent[]): Promise<void> {
    const finished: string[] = [];
    for (const { event, attempts } of batch) {
      const accepted = await this.#send(event);
      if (this.#abort.signal.aborted) break;
      if (accepted || attempts + 1 >= MAX_ATTEMPTS) finished.push(event);
      else this.#store.deliveryQueue.postpone(event, Date.now() + retryDelay(attempts));
    }
    this.#store.deliveryQueue.remove(finished);
    if (batch.length && !this.#abort.signal.aborted) this.#again = true;
  }

  async #send(id: string): Promise<boolean> {
    const { objects } = this.#store;
    const endpoint = findWebhookEndpoint(objects);
    const event = objects.get('event', id);
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
        signal: AbortSignal.any([this.#abort.signal, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  #wakeForNext(): void {
    clearTimeout(this.#timer);
    const next = this.#nextAt();
    if (next === undefined) return;
    this.#timer = setTimeout(() => void this.deliverDue(), Math.max(0, next - Date.now()));
    this.#timer.unref();
  }
}
