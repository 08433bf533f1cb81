import type { Answer } from '@foyer/api-client';
import { api } from '~/session/api/api';
import { callApi } from '~/session/api/callApi';
import type { AppDispatch } from '~/session/store/createStore';
import type { RootState } from '~/session/store/rootReducer';
import { gatewayAnswered } from '~/session/store/sessionSlice';
import { askGateway } from './askGateway';

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
    await dispatch(askGateway());
    dispatch(api.util.invalidateTags(['Devices']));
    return answer;
  };
