import { CODE_TIMEOUT } from '@foyer/domain';
import { retryStylesheets } from './retryStylesheets';

export interface LazyModuleState<T> {
  /** Null until it has loaded. */
  code: T | null;
  /** The last attempt failed. */
  hasFailed: boolean;
}

export interface LazyModule<T> {
  read: () => LazyModuleState<T>;
  subscribe: (listener: () => void) => () => void;
  /**
   * Loads the code unless it is loaded or loading. Never rejects: `read` gives the outcome.
   *
   * @param onLost what to do before the attempt counts as failed
   */
  load: (onLost?: () => Promise<void>) => Promise<void>;
  /** Forgets that the last attempt failed. */
  forget: () => void;
}

const withTimeout = (work: Promise<void>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, CODE_TIMEOUT);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
};

/**
 * Holds code that loads on demand. A failed load is a state, not an error: it does not throw, does not
 * reach the console, and the next `load` tries again. Code that arrives after the time-out is still used.
 *
 * @param fetchCode a dynamic import
 */
export const lazyModule = <T>(fetchCode: () => Promise<T>): LazyModule<T> => {
  let state: LazyModuleState<T> = { code: null, hasFailed: false };
  let pending: Promise<void> | null = null;
  let rescue: (() => Promise<void>) | undefined;
  const listeners = new Set<() => void>();
  const setState = (next: LazyModuleState<T>): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const attempt = async (): Promise<void> => {
    try {
      await retryStylesheets();
      setState({ code: await fetchCode(), hasFailed: false });
    } catch {
      // The state holds the failure.
    }
  };
  const attempts = async (): Promise<void> => {
    // A guest network drops a request now and then, so one failure gets a second attempt.
    for (let left = 2; left > 0 && state.code === null; left -= 1) await attempt();
  };
  const run = async (): Promise<void> => {
    await withTimeout(attempts());
    if (state.code === null) await rescue?.();
    pending = null;
    rescue = undefined;
    if (state.code === null) setState({ code: null, hasFailed: true });
  };
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    forget: () => setState({ code: state.code, hasFailed: false }),
    load: (onLost) => {
      if (state.code !== null) return Promise.resolve();
      rescue ??= onLost;
      pending ??= run();
      return pending;
    },
  };
};
