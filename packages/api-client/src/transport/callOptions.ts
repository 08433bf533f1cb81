/** The options of any call. */
export type CallOptions = {
  /** Aborting it ends the call with an `aborted` error. */
  readonly signal?: AbortSignal | undefined;
  /** The browser finishes the call even if the user leaves the page or closes its window. */
  readonly outlivesPage?: boolean | undefined;
  /** Nobody waits for the answer, or the caller reports a failure: the listener does not hear of it. */
  readonly isQuiet?: boolean | undefined;
};
