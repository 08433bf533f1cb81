import { eq } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import type { Backend } from '../Backend';
import { users } from '../../db/schema/users';
import { entitlementOf } from '../entitlement/entitlementOf';
import { findSite, type SiteRow } from '../sites/findSite';
import { setDeviceState, type GatewayDeviceRow } from './gatewayDevices';

const ownerOf = async (db: Db, userId: string | null) => {
  if (!userId) return null;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user ?? null;
};

/** What the gateway knows of a device now. */
export interface StateNow {
  state: GatewayDeviceRow['state'];
  /** When an online device's access ends, epoch milliseconds; null if it isn't online, or no end is known. */
  until: number | null;
}

/**
 * A device's state now. Its plan may have ended, or got more time, since the device connected.
 * @param known the device's site, if the caller has read it
 */
export const deviceNow = async (
  backend: Pick<Backend, 'db' | 'clock'>,
  { state, locationId, mac, userId }: GatewayDeviceRow,
  known?: SiteRow,
): Promise<StateNow> => {
  if (state !== 'online') return { state, until: null };
  const { db } = backend;
  const site = known ?? (await findSite(db, locationId));
  const user = await ownerOf(db, userId);
  const entitled = site && (await entitlementOf(backend, site, { user, mac }));
  return entitled?.active ? { state, until: entitled.until } : { state: 'captive', until: null };
};

/** The same, and makes an online device captive when its entitlement has ended, as a gateway learns from its RADIUS server. */
export const refreshDevice = async (
  backend: Pick<Backend, 'db' | 'clock'>,
  device: GatewayDeviceRow,
  known?: SiteRow,
): Promise<StateNow> => {
  const now = await deviceNow(backend, device, known);
  if (now.state !== device.state)
    await setDeviceState(backend.db, device.locationId, device.mac, now.state);
  return now;
};

/** The same, where only the state matters. */
export const refreshDeviceState = async (
  backend: Pick<Backend, 'db' | 'clock'>,
  device: GatewayDeviceRow,
): Promise<GatewayDeviceRow['state']> => (await refreshDevice(backend, device)).state;
