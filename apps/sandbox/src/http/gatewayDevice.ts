import { parseMac } from '@foyer/domain';
import { getCookie, setCookie } from 'hono/cookie';
import type { Context } from 'hono';
import type { Backend } from '../services/Backend';
import type { GatewayDevice } from '../services/network/GatewayGrants';

const COOKIE = 'gateway_device';

/**
 * Notes as which device the gateway redirects this browser. A real gateway sees it on its own network; all
 * devices of this machine share one address.
 * @param address the portal's address, as `entryAddress` writes it
 */
export const noteDevice = ({ grants }: Backend, c: Context, address: string): void => {
  const query = new URLSearchParams(address.split('?')[1]);
  const mac = parseMac(query.get('mac_id'));
  if (!mac) return;
  const name = grants.nameDevice({ locationId: query.get('location_id') ?? '', mac });
  setCookie(c, COOKIE, name, { path: '/gateway', httpOnly: true, sameSite: 'Lax' });
};

/** Whether a form comes from a browser that the gateway has redirected as another device. Rule CONN-6. */
export const isOtherDevice = (
  { grants }: Backend,
  c: Context,
  { locationId, mac }: Omit<GatewayDevice, 'nasId'>,
): boolean => {
  const noted = getCookie(c, COOKIE);
  return noted !== undefined && noted !== grants.nameDevice({ locationId, mac });
};
