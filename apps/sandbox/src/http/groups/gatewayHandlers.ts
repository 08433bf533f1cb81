import { parseMac } from '@foyer/domain';
import type { Handlers } from '../calls/Handlers';
import { Refusal } from '../Refusal';
import { findSite } from '../../services/sites/findSite';
import { gatewayLogin } from '../../services/network/gatewayLogin';
import { setDeviceState } from '../../services/network/gatewayDevices';

/** The calls of specification, section 7, "Gateway and router". */
export const gatewayHandlers: Handlers<'gatewayLogin' | 'routerLogin' | 'routerLogout'> = {
  gatewayLogin: async ({ backend, caller, body }) => {
    const { token, deviceState, connect } = await gatewayLogin(backend, caller, body);
    return {
      body: { redirect: null, deviceState, connect },
      headers: { authorization: `Bearer ${token}` },
    };
  },

  // A router knows the device by the cable it speaks through; here its address is part of the name.
  routerLogin: async ({ backend: { db }, body }) => {
    const [username, locationId = '', address] = body.username.split('/');
    const site = await findSite(db, locationId);
    const known = site?.details.quarantine;
    if (!site || known?.username !== username || known?.password !== body.password)
      throw new Refusal('UNAUTHORISED', 'The router does not know these credentials.');
    const mac = parseMac(address);
    if (mac) await setDeviceState(db, site.locationId, mac, 'quarantined');
    return {};
  },

  routerLogout: async () => ({}),
};
