import type { Handlers } from '../calls/Handler';
import { ServiceError } from '../../services/ServiceError';
import { entryCookieOf } from '../entryCookie';
import { gatewayLogin } from '../../services/network/gatewayLogin';
import { readerOf } from '../../services/rate-limits/countedAs';
import { settleBeforeAnswer } from '../../services/purchases/settlePending';
import type { Backend } from '../../services/Backend';
import {
  deviceBehind,
  type QuarantineCredentials,
} from '../../services/network/quarantineCredentials';
import { isHeldByOther } from '../../services/network/isHeldByOther';
import { quarantineDevice, setDeviceState } from '../../services/network/gatewayDevices';

const unknownToRouter = () =>
  new ServiceError('UNAUTHORISED', 'The router doesn’t know this device.');

const requireDevice = async (backend: Backend, credentials: QuarantineCredentials) => {
  const device = await deviceBehind(backend, credentials);
  if (!device) throw unknownToRouter();
  return device;
};

export const gatewayHandlers: Handlers<'gatewayLogin' | 'routerLogin' | 'routerLogout'> = {
  gatewayLogin: async ({ backend, caller, body, client }) => {
    await settleBeforeAnswer(backend, readerOf(caller, client));
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

  // A real router knows the device by its connection. This one has nothing but the credentials.
  routerLogout: async ({ backend, body: { username = '', password = '' } }) => {
    const device = await requireDevice(backend, { username, password });
    if (await isHeldByOther(backend, device)) throw unknownToRouter();
    await setDeviceState(backend.db, device.locationId, device.mac, 'captive');
    return {};
  },
};
