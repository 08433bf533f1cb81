import { getClient } from '~/session/api/client';
import type { AppDispatch } from '~/session/store/createStore';
import { gatewayAnswered } from '~/session/store/sessionSlice';

/** Asks the gateway how this device stands and how it can connect. A failure keeps what is known. */
export const askGateway =
  () =>
  async (dispatch: AppDispatch): Promise<void> => {
    const client = await getClient();
    const gateway = await client?.session.repeatGatewayLogin();
    if (gateway?.data) dispatch(gatewayAnswered(gateway.data));
  };
