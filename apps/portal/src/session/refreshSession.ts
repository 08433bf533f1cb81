import { siteInfoBlockedFor, type NextAnswers } from '@foyer/domain';
import { callApi } from '~/session/api/callApi';
import { getClient } from '~/session/api/client';
import type { AppDispatch } from '~/session/store/createStore';
import type { RootState } from '~/session/store/rootReducer';
import { now, tokens } from './storage/browserStores';
import {
  accountChanged,
  gatewayAnswered,
  registrationFieldsLoaded,
  sessionRefreshed,
} from './store/sessionSlice';
import { storeSiteFailure, storeSiteInfo } from './storeSiteInfo';

/**
 * Runs the gateway login again and reloads what the guards and the pages need about this user: after
 * logging in and after a purchase. Anything that does not load keeps its old value. The calls go out
 * side by side, unless the gateway moves the session to another location. Rule START-14.
 *
 * @param known the answers, where a registration has brought them
 */
export const refreshSession =
  (known: NextAnswers | null = null) =>
  async (dispatch: AppDispatch) => {
    const client = await getClient();
    if (!client) return;
    const location = client.connection.location.read();
    const movesSession = location && tokens.claims()?.locationId !== location.locationId;
    if (known && location && !movesSession) return dispatch(takeAnswers(known));
    const gateway = client.session.repeatGatewayLogin().then((answer) => {
      if (answer?.data) dispatch(gatewayAnswered(answer.data));
    });
    if (movesSession) await gateway;
    await dispatch(reloadUser(gateway));
  };

/** The answers come in the order in which `reloadUser` stores its own. */
const takeAnswers =
  ({ gateway, siteInfo, account }: NextAnswers) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    dispatch(gatewayAnswered(gateway));
    dispatch(storeSiteInfo(siteInfo));
    if (!knowsFields(getState())) await dispatch(loadRegistrationFields());
    dispatch(accountChanged(account));
    dispatch(sessionRefreshed());
  };

/** Reloads the account; a failure keeps the known one. */
export const reloadAccount = () => async (dispatch: AppDispatch) => {
  const userId = tokens.claims()?.userId;
  const { data } = await callApi('getUser');
  if (data && tokens.claims()?.userId === userId) dispatch(accountChanged(data));
};

/**
 * Reloads the account and the site for the token's user, and the registration fields unless they are known.
 *
 * @param before what the store must know before it gets the account, which can end the page's waiting
 */
export const reloadUser =
  (before?: Promise<void>) => async (dispatch: AppDispatch, getState: () => RootState) => {
    const client = await getClient();
    if (!client) return;
    const isLoggedIn = client.connection.isLoggedIn();
    const userId = tokens.claims()?.userId;
    const [account] = await Promise.all([
      isLoggedIn ? client.call('getUser') : null,
      dispatch(reloadSite()),
      isLoggedIn && !knowsFields(getState()) ? dispatch(loadRegistrationFields()) : null,
      before,
    ]);
    if (tokens.claims()?.userId !== userId) return;
    // The account comes first, because the guards need it as soon as the user is logged in.
    if (account?.data) dispatch(accountChanged(account.data));
    dispatch(sessionRefreshed());
  };

/** The registration fields are the site's, not the user's, so those of the session's site stay. */
const knowsFields = ({ session, site }: RootState): boolean =>
  session.registrationFields.length > 0 && site.info?.locationId === tokens.claims()?.locationId;

/**
 * Requests the site information again. A failure shows, keeps the known one, and blocks further
 * requests for a while.
 *
 * @param isForced requests it during the block too, because the user has changed
 */
export const reloadSite =
  ({ isForced = false } = {}) =>
  async (dispatch: AppDispatch, getState: () => RootState) => {
    if (!isForced && siteInfoBlockedFor(getState().site.failedAt, now()) > 0) return;
    const client = await getClient();
    if (!client) return;
    const { data, error } = await client.call('getSiteInfo');
    if (data) dispatch(storeSiteInfo(data));
    // A 401 has its own rule (SES-24).
    else if (error.kind !== 'aborted' && !(error.kind === 'http' && error.status === 401))
      dispatch(storeSiteFailure(error));
  };

/** Requests this site's registration fields, from which the guards see whether one is missing. */
export const loadRegistrationFields = () => async (dispatch: AppDispatch) => {
  const { data } = await callApi('getRegistrationFields');
  if (data) dispatch(registrationFieldsLoaded(data));
};
