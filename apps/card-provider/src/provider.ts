import type { Store } from './store/Store';

/** The running provider, as its API and its pages use it. */
export interface Provider {
  readonly store: Store;
  /** The account's time in epoch seconds. */
  now(): number;
  /** Does everything that is due by now. */
  catchUp(): void;
  /**
   * Moves the account's time to `seconds` and does everything that falls due until then, in order:
   * renewals, retries, ends of trials and pauses, expiries. Resolves when the webhook endpoint has
   * accepted the events, or has refused some for three seconds.
   */
  advanceTo(seconds: number): Promise<void>;
  /** Starts delivering new events without waiting for them. */
  deliverSoon(): void;
}
