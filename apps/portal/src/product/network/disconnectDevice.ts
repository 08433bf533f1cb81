import type { Answer } from '@foyer/api-client';
import { api } from '~/session/api/api';
import { callApi } from '~/session/api/callApi';
import { getClient } from '~/session/api/client';
import type { AppDispatch } from '~/session/store/createStore';
import type { RootState } from '~/session/store/rootReducer';
import { gatewayAnswered } from '~/session/store/sessionSlice';

/**
 * Logs this device out at the router, then asks the gateway how the device stands and how it can
 * connect again. Rule CONN-7.
 */
export const disconnectDevice =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<Answer<null>> => {
    const credentials = getState().site.info?.quarantineCredentials;
    const answer = await callApi('routerLogout', credentials ?? {});
    if (answer.error) return answer;
    dispatch(gatewayAnswered({ deviceState: 'captive', connect: null }));
    const client = await getClient();
    const gateway = await client?.session.repeatGatewayLogin();
    if (gateway?.data) dispatch(gatewayAnswered(gateway.data));
    dispatch(api.util.invalidateTags(['Devices']));
    return answer;
  };
