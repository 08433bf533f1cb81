import { askClient } from '~/session/api/ask';
import { getClient } from '~/session/api/client';
import { setAliases } from '~/shared/i18n/aliases';
import { siteInfoLoaded } from '~/session/store/siteSlice';
import type { AppDispatch } from '~/session/store/createStore';
import {
  accountChanged,
  claimsChanged,
  gatewayAnswered,
  registrationFieldsLearned,
} from './store/sessionSlice';
import { tokens } from './storage/stores';

/**
 * Learns anew who is here and how to get them online: after logging in and after a purchase. The
 * gateway login runs again, then site information and account are reloaded. What cannot be had is
 * left as it was.
 */
export const arrive = () => async (dispatch: AppDispatch) => {
  const client = await getClient();
  if (!client) return;
  const gateway = await client.session.repeatGatewayLogin();
  if (gateway?.data) dispatch(gatewayAnswered(gateway.data));
  const claims = tokens.claims();
  const isLoggedIn = client.connection.isLoggedIn();
  const [account] = await Promise.all([
    isLoggedIn ? client.user.getUser() : null,
    dispatch(reloadSite()),
    isLoggedIn ? dispatch(learnRegistrationFields()) : null,
  ]);
  // The account first: once the claims say that someone is logged in, the guards ask about them.
  if (account?.data) dispatch(accountChanged(account.data));
  dispatch(claimsChanged(claims));
};

/** Asks for the site information again; a failure leaves what is known. */
export const reloadSite = () => async (dispatch: AppDispatch) => {
  const { data } = await askClient((client) => client.site.getSiteInfo());
  if (!data) return;
  setAliases(data.aliases);
  dispatch(siteInfoLoaded(data));
};

/** Asks what this site wants of an account, for the guards to see whether something is missing. */
export const learnRegistrationFields = () => async (dispatch: AppDispatch) => {
  const { data } = await askClient((client) => client.site.getRegistrationFields());
  if (data) dispatch(registrationFieldsLearned(data));
};
