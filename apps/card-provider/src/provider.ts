import type { Books } from './ledger/Books';

/** The running provider, as its web pages and its API see it. */
export interface Provider {
  readonly books: Books;
  /** The simulated time in whole seconds. */
  now(): number;
  /** Does everything that has fallen due by now. */
  catchUp(): void;
  /** Starts delivering new events without waiting for them. */
  deliverSoon(): void;
  /** Whether pages of this origin may embed the checkout and call the API from a browser. */
  isPortal(origin: string): boolean;
  /** The `frame-ancestors` sources. */
  readonly frameAncestors: string;
}
