import { parseMac, SESSION_LIFETIME } from '@foyer/domain';
import { getCookie, setCookie } from 'hono/cookie';
import type { Context } from 'hono';
import type { Backend } from '../services/Backend';
import { isEntering, type GatewayGrant } from '../services/network/GatewayGrants';

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
  const maxAge = SESSION_LIFETIME / 1000;
  setCookie(c, COOKIE, name, { path: '/gateway', httpOnly: true, sameSite: 'Lax', maxAge });
};

/**
 * Whether a form comes from another device than the grant's: from a browser that the gateway has redirected as
 * another one, or that it does not know, long after it has seen the device. Rules CONN-6 and SEC-9.
 */
export const isOtherDevice = (
  { grants, clock }: Backend,
  c: Context,
  { locationId, mac, provedAt }: GatewayGrant,
): boolean => {
  const noted = getCookie(c, COOKIE);
  return noted === undefined
    ? !isEntering(provedAt, clock.realNow())
    : noted !== grants.nameDevice({ locationId, mac });
};
