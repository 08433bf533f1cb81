import { needsQuarantine } from '@foyer/domain';
import { askClient } from '~/session/api/ask';
import { gatewayAnswered } from '~/session/store/sessionSlice';
import type { AppDispatch } from '~/session/store/createStore';
import type { RootState } from '~/session/store/rootReducer';

/**
 * Lets this device reach payment and mail, and nothing else, while someone without a plan registers,
 * confirms an address or pays: a call in the background, with the site's own credentials. Where it
 * does not work the person goes on as before. Specification, section 7: "Router calls".
 */
export const enterQuarantine =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { session, site } = getState();
    const credentials = site.info?.quarantineCredentials;
    const entitled = session.account?.siteUser.hasActiveSubscription ?? false;
    const { deviceState, isOutsideNetwork } = session;
    const isWanted = needsQuarantine({ deviceState, entitled, outsideNetwork: isOutsideNetwork });
    if (!isWanted || !credentials || !site.config?.routerUrl) return;
    const { error } = await askClient((client) => client.gateway.routerLogin(credentials));
    if (!error) dispatch(gatewayAnswered({ deviceState: 'quarantined', connect: session.connect }));
  };
