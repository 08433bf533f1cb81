/** How a caller may steer any call. */
export type CallOptions = {
  /** Aborting it ends the call with an `aborted` error. */
  readonly signal?: AbortSignal | undefined;
  /** The browser finishes the call even when the page is left or its window is closed. */
  readonly outlivesPage?: boolean | undefined;
};
