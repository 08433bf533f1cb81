import { needsQuarantine } from '@foyer/domain';
import { callApi } from '~/session/api/callApi';
import { gatewayAnswered } from '~/session/store/sessionSlice';
import type { AppDispatch } from '~/session/store/createStore';
import type { RootState } from '~/session/store/rootReducer';

/**
 * Logs this device in at the router with the site's quarantine credentials, so that a person without a
 * plan can reach the payment page and email. A failure changes nothing for the person.
 */
export const enterQuarantine =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { session, site } = getState();
    const credentials = site.info?.quarantineCredentials;
    const entitled = session.account?.siteUser.hasActiveSubscription ?? false;
    const isNeeded = needsQuarantine(session.deviceState, entitled);
    if (!isNeeded || !credentials || !site.config?.routerUrl) return;
    const { error } = await callApi('routerLogin', credentials);
    if (!error) dispatch(gatewayAnswered({ deviceState: 'quarantined', connect: session.connect }));
  };
