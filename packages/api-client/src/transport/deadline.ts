/** The end of a request that takes too long, or that nobody waits for any more. */
export type Deadline = {
  readonly signal: AbortSignal;
  /** Why the request was ended; null while it was not. */
  readonly ended: 'timeout' | 'aborted' | null;
  /** Stops the clock. */
  readonly clear: () => void;
};

/**
 * Ends a request after some milliseconds, or when its caller aborts.
 * `AbortSignal.any` and `AbortSignal.timeout` are younger than the browsers that we support.
 */
export const startDeadline = (limitMs: number, caller?: AbortSignal): Deadline => {
  const controller = new AbortController();
  let ended: Deadline['ended'] = null;
  const end = (why: 'timeout' | 'aborted') => () => {
    ended ??= why;
    controller.abort();
  };
  const abort = end('aborted');
  const timer = setTimeout(end('timeout'), limitMs);
  caller?.addEventListener('abort', abort);
  if (caller?.aborted) abort();
  return {
    signal: controller.signal,
    get ended() {
      return ended;
    },
    clear: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', abort);
    },
  };
};
