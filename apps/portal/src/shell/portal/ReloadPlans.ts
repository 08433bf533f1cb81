import { createContext } from 'react';
import type { AppStore } from '~/session/store/createStore';

/** Fetches the site's plans again. The app provides it, because the shell may not import the purchase feature. */
export const ReloadPlans = createContext<(store: AppStore) => Promise<unknown>>(() =>
  Promise.resolve(),
);
