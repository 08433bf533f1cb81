import { retryStylesheets } from './retryStylesheets';

/** A captive network may drop packets without a word; the browser would wait for minutes. */
const LIMIT_MS = 15_000;

/** What is known of code that arrives later. */
export interface LazyModuleState<T> {
  /** Null until it has arrived. */
  code: T | null;
  /** The last attempt came to nothing. */
  hasFailed: boolean;
}

export interface LazyModule<T> {
  read: () => LazyModuleState<T>;
  subscribe: (listener: () => void) => () => void;
  /** Fetches it, unless it is there or on its way. Never rejects: `read` tells what became of it. */
  load: () => Promise<void>;
}

const inTime = (work: Promise<void>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LIMIT_MS);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
};

/**
 * Holds code that is fetched when it is wanted. A fetch that fails is a state, not an error: nothing
 * is thrown, nothing reaches the console, and the next one who wants the code tries again. Code that
 * arrives after the limit is taken all the same.
 *
 * @param fetchCode a dynamic import
 */
export const lazyModule = <T>(fetchCode: () => Promise<T>): LazyModule<T> => {
  let state: LazyModuleState<T> = { code: null, hasFailed: false };
  let going: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const become = (next: LazyModuleState<T>): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const attempt = async (): Promise<void> => {
    try {
      await retryStylesheets();
      become({ code: await fetchCode(), hasFailed: false });
    } catch {
      // Told by the state.
    }
  };
  const attempts = async (): Promise<void> => {
    // A guest network drops a request now and then: one failure is no failure yet.
    for (let left = 2; left > 0 && state.code === null; left -= 1) await attempt();
  };
  const run = async (): Promise<void> => {
    await inTime(attempts());
    going = null;
    if (state.code === null) become({ code: null, hasFailed: true });
  };
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load: () => {
      if (state.code !== null) return Promise.resolve();
      going ??= run();
      return going;
    },
  };
};
