import { parseMac } from '@foyer/domain';
import type { Backend } from '../Backend';
import type { Caller } from '../Caller';
import { findSite, type SiteRow } from '../sites/findSite';
import type { QuarantineHolder } from './GatewayGrants';

/** What the router wants for access to the payment page and email only. */
export interface QuarantineCredentials {
  username: string;
  password: string;
}

/**
 * The router credentials of a session. A real router knows the device by its connection; here the
 * user name has venue, device and user, with a password of its own. Null for a device that the gateway does
 * not vouch for.
 */
export const quarantineCredentials = (
  { grants, clock }: Pick<Backend, 'grants' | 'clock'>,
  { details, locationId }: SiteRow,
  { claims, mac }: Caller,
): QuarantineCredentials | null => {
  if (!mac || !claims.vouched || claims.location_id !== locationId) return null;
  const { username } = details.quarantine;
  const holder = { locationId, mac, userId: claims.user_id };
  return {
    username: [username, locationId, mac, claims.user_id].filter(Boolean).join('/'),
    password: grants.quarantinePassword(holder, clock.realNow()),
  };
};

/** The device that router credentials are for, and the user who has them; null if they are wrong. */
export const deviceBehind = async (
  { db, grants, clock }: Pick<Backend, 'db' | 'grants' | 'clock'>,
  { username, password }: QuarantineCredentials,
): Promise<QuarantineHolder | null> => {
  const [name, locationId = '', address, userId = null] = username.split('/');
  const site = await findSite(db, locationId);
  const mac = parseMac(address);
  if (!site || !mac || site.details.quarantine.username !== name) return null;
  const device = { locationId, mac, userId };
  return grants.isQuarantinePassword(password, device, clock.realNow()) ? device : null;
};
