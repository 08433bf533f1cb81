import { parseMac } from '@foyer/domain';
import type { Handlers } from '../calls/Handler';
import { ServiceError } from '../../services/ServiceError';
import { findSite } from '../../services/sites/findSite';
import { gatewayLogin } from '../../services/network/gatewayLogin';
import type { Db } from '../../db/openDatabase';
import { quarantineDevice, setDeviceState } from '../../services/network/gatewayDevices';

/** A real router knows the device by its connection; here the user name carries venue and MAC. */
const behind = async (db: Db, name: string) => {
  const [username, locationId = '', address] = name.split('/');
  return { username, site: await findSite(db, locationId), mac: parseMac(address) };
};

export const gatewayHandlers: Handlers<'gatewayLogin' | 'routerLogin' | 'routerLogout'> = {
  gatewayLogin: async ({ backend, caller, body }) => {
    const { token, deviceState, connect } = await gatewayLogin(backend, caller, body);
    return {
      body: { redirect: null, deviceState, connect },
      headers: { authorization: `Bearer ${token}` },
    };
  },

  routerLogin: async ({ backend: { db }, body }) => {
    const { username, site, mac } = await behind(db, body.username);
    const known = site?.details.quarantine;
    if (!site || known?.username !== username || known?.password !== body.password)
      throw new ServiceError('UNAUTHORISED', 'The router does not know these credentials.');
    if (mac) await quarantineDevice(db, site.locationId, mac);
    return {};
  },

  // As on a real router, logging out a device that is not logged in succeeds.
  routerLogout: async ({ backend: { db }, body }) => {
    const { username, site, mac } = await behind(db, body.username ?? '');
    if (site && mac && site.details.quarantine.username === username)
      await setDeviceState(db, site.locationId, mac, 'captive');
    return {};
  },
};
