import { api, type tagTypes } from '~/session/api/api';
import type { AppDispatch } from '~/session/store/createStore';
import { reloadSite } from './refreshSession';

/** What the server words for people to read. */
const worded: (typeof tagTypes)[number][] = [
  'Billing',
  'Consents',
  'Dashboard',
  'Plans',
  'Site',
  'Subscription',
];

/** Asks again for the server's own words, such as the names of plans, in the new language. Rule API-16. */
export const reloadWords =
  () =>
  (dispatch: AppDispatch): void => {
    dispatch(api.util.invalidateTags(worded));
    void dispatch(reloadSite());
  };
