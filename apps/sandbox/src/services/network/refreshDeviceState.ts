import { eq } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import type { Backend } from '../Backend';
import { users } from '../../db/schema/users';
import { entitlementOf, type Entitlement } from '../entitlement/entitlementOf';
import { findSite } from '../sites/findSite';
import { setDeviceState, type GatewayDeviceRow } from './gatewayDevices';

const ownerOf = async (db: Db, userId: string | null) => {
  if (!userId) return null;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user ?? null;
};

/** The present entitlement of a device at the gateway. Its plan may have got more time since it connected. */
export const entitlementAtGateway = async (
  backend: Pick<Backend, 'db' | 'clock'>,
  { locationId, mac, userId }: GatewayDeviceRow,
): Promise<Entitlement | null> => {
  const { db } = backend;
  const site = await findSite(db, locationId);
  return site && entitlementOf(backend, site, { user: await ownerOf(db, userId), mac });
};

/**
 * Makes an online device captive when its entitlement has ended, as a gateway learns from its RADIUS
 * server.
 * @returns the state of the device now
 */
export const refreshDeviceState = async (
  backend: Pick<Backend, 'db' | 'clock'>,
  device: GatewayDeviceRow,
): Promise<GatewayDeviceRow['state']> => {
  if (device.state !== 'online') return device.state;
  if ((await entitlementAtGateway(backend, device))?.active) return 'online';
  await setDeviceState(backend.db, device.locationId, device.mac, 'captive');
  return 'captive';
};
