import { eq } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import type { Backend } from '../Backend';
import { users } from '../../db/schema/users';
import { entitlementOf } from '../entitlement/entitlementOf';
import { findSite } from '../sites/findSite';
import { setDeviceState, type GatewayDeviceRow } from './gatewayDevices';

const ownerOf = async (db: Db, userId: string | null) => {
  if (!userId) return null;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user ?? null;
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
  const { db } = backend;
  const site = await findSite(db, device.locationId);
  const user = await ownerOf(db, device.userId);
  const entitled = site && (await entitlementOf(backend, site, { user, mac: device.mac }));
  if (entitled?.active) return 'online';
  await setDeviceState(db, device.locationId, device.mac, 'captive');
  return 'captive';
};
