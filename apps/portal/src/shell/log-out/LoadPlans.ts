import { createContext } from 'react';
import type { AppStore } from '~/session/store/createStore';

/**
 * Loads the site's plans unless they are in the cache. The app provides it, because the shell may not
 * import the purchase feature.
 */
export const LoadPlans = createContext<(store: AppStore) => Promise<unknown>>(() =>
  Promise.resolve(),
);
