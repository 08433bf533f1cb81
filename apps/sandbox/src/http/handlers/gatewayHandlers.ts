import type { Handlers } from '../calls/Handler';
import { ServiceError } from '../../services/ServiceError';
import { entryCookieOf } from '../entryCookie';
import { gatewayLogin } from '../../services/network/gatewayLogin';
import { findBuyer } from '../../services/buyers/buyerOf';
import { settleBeforeAnswer } from '../../services/purchases/settlePending';
import type { Backend } from '../../services/Backend';
import {
  deviceBehind,
  type QuarantineCredentials,
} from '../../services/network/quarantineCredentials';
import { quarantineDevice, setDeviceState } from '../../services/network/gatewayDevices';

const requireDevice = async (backend: Backend, credentials: QuarantineCredentials) => {
  const device = await deviceBehind(backend, credentials);
  if (!device) throw new ServiceError('UNAUTHORISED', 'The router doesn’t know these credentials.');
  return device;
};

export const gatewayHandlers: Handlers<'gatewayLogin' | 'routerLogin' | 'routerLogout'> = {
  gatewayLogin: async ({ backend, caller, body, client }) => {
    await settleBeforeAnswer(backend, findBuyer(caller));
    const { token, ...answer } = await gatewayLogin(backend, caller, body, client);
    const entry = entryCookieOf(backend, body, client);
    return {
      body: { redirect: null, ...answer },
      headers: { authorization: `Bearer ${token}`, ...entry },
    };
  },

  routerLogin: async ({ backend, body }) => {
    const { locationId, mac } = await requireDevice(backend, body);
    await quarantineDevice(backend.db, locationId, mac);
    return {};
  },

  // A real router knows the device by its connection, so a request that names none succeeds.
  routerLogout: async ({ backend, body: { username, password = '' } }) => {
    if (username === undefined) return {};
    const { locationId, mac } = await requireDevice(backend, { username, password });
    await setDeviceState(backend.db, locationId, mac, 'captive');
    return {};
  },
};
