import { Dashboard } from '~/features/home/routes';
import { portalApi } from '~/session/api/portal.api';
import { opensPage } from '~/session/guards/opensPage';
import type { AppStore } from '~/session/store/createStore';
import { loadRoutes } from './App';

/**
 * Runs the dashboard's code while the start is under way, and then puts its answer into the cache, so that the page
 * draws once, without a skeleton first. Rule START-24.
 */
export const fillDashboard = async (store: AppStore, started: Promise<void>): Promise<void> => {
  await Promise.all([loadRoutes(), Dashboard.load(), started]);
  if (!opensPage(store.getState(), '/portal')) return;
  await store.dispatch(portalApi.endpoints.getDashboard.initiate(undefined, { subscribe: false }));
};
