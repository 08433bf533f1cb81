import type { Books } from './ledger/Books';

/** The running provider, as its web pages and its API see it. */
export interface Provider {
  readonly books: Books;
  /** The simulated time in whole seconds. */
  now(): number;
  /** Does everything that has fallen due by now. */
  catchUp(): void;
  /**
   * Moves the account's time to `seconds` and does everything that falls due until then, in the order
   * in which it falls due: renewals, retries, ends of trials and pauses, expiries. Resolves when the
   * webhook endpoint has accepted the events, or has refused some for three seconds.
   */
  advanceTo(seconds: number): Promise<void>;
  /** Starts delivering new events without waiting for them. */
  deliverSoon(): void;
  /** Whether pages of this origin may embed the checkout and call the API from a browser. */
  isPortal(origin: string): boolean;
  /** The `frame-ancestors` sources. */
  readonly frameAncestors: string;
}
