import { makeDeferred } from './deferred';
import { startProxy, type Proxy } from './startProxy';

/** A proxy in front of the card provider that can keep one response back. */
export interface HoldingProxy extends Proxy {
  /** Forwards the next request to a path, and never answers it; resolves when the provider did it. */
  holdNext: (path: RegExp) => Promise<void>;
}

/** Starts a proxy on this machine. */
export const startHoldingProxy = async (origin: string): Promise<HoldingProxy> => {
  let held: { path: RegExp; done: () => void } | null = null;
  const proxy = await startProxy(origin, async ({ method, url }, forward) => {
    if (held === null || method !== 'POST' || !held.path.test(url)) return forward();
    const { done } = held;
    held = null;
    await forward();
    done();
    return new Promise<never>(() => undefined);
  });
  return {
    ...proxy,
    holdNext: (path) => {
      const { promise, resolve } = makeDeferred();
      held = { path, done: resolve };
      return promise;
    },
  };
};
