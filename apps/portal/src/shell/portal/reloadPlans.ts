import type { AppStore } from '~/session/store/createStore';

type ReloadPlans = (store: AppStore) => Promise<unknown>;

let chosen: ReloadPlans = () => Promise.resolve();

/** Says how the plans are fetched anew: the application knows the feature that shows them. */
export const reloadPlansBy = (reload: ReloadPlans): void => {
  chosen = reload;
};

/** Fetches the plans of this site anew. */
export const reloadPlans: ReloadPlans = (store) => chosen(store);
