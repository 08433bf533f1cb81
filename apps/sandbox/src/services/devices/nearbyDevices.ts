import { DAY, isRandomisedMac } from '@foyer/domain';
import { and, desc, eq, gt, notExists } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { accountlessDevices, devices, gatewayDevices } from '../../db/schema/network';
import type { Backend } from '../Backend';
import { provedMac } from '../buyers/buyerOf';
import type { UserCaller, UserRow } from '../Caller';
import type { GatewayDeviceRow } from '../network/gatewayDevices';

/** A device near a user that is on nobody's plan. */
export interface NearbyDevice {
  mac: string;
  /** Empty if the network knows no name. */
  name: string;
  /** Null if the network has not seen it. */
  lastSeen: number | null;
}

const AT_MOST = 20;

/** Keeps devices that are on nobody's plan. */
const onNoPlan = (db: Db, { mac, locationId }: typeof gatewayDevices | typeof accountlessDevices) =>
  notExists(
    db
      .select({ id: devices.id })
      .from(devices)
      .where(and(eq(devices.mac, mac), eq(devices.locationId, locationId))),
  );

/** Devices that the gateway has seen with this user. */
const seenDevices = (db: Db, user: UserRow): Promise<GatewayDeviceRow[]> =>
  db
    .select()
    .from(gatewayDevices)
    .where(and(eq(gatewayDevices.userId, user.id), onNoPlan(db, gatewayDevices)))
    .orderBy(desc(gatewayDevices.lastSeen))
    .limit(AT_MOST);

/**
 * The addresses that the caller's own device registered without an account. Later users of the device must not see
 * them. A private address would look like the new address of another device (LOST-4).
 */
const registeredDevices = async (
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  caller: UserCaller,
): Promise<string[]> => {
  const own = caller.impersonating ? null : provedMac(caller);
  if (own === null) return [];
  const rows = await db
    .select({ mac: accountlessDevices.mac })
    .from(accountlessDevices)
    .where(
      and(
        eq(accountlessDevices.addedBy, own),
        eq(accountlessDevices.locationId, caller.claims.location_id),
        gt(accountlessDevices.createdAt, clock.now() - DAY),
        onNoPlan(db, accountlessDevices),
      ),
    )
    .orderBy(desc(accountlessDevices.createdAt))
    .limit(AT_MOST);
  return rows.map(({ mac }) => mac).filter((mac) => !isRandomisedMac(mac));
};

/**
 * Devices on nobody's plan that the gateway has seen with this user, or that this device registered without an account.
 * Rule NUJ-6.
 */
export const nearbyDevices = async (
  backend: Pick<Backend, 'db' | 'clock'>,
  caller: UserCaller,
): Promise<NearbyDevice[]> => {
  const seen = (await seenDevices(backend.db, caller.user)).map(({ mac, hostName, lastSeen }) => ({
    mac,
    name: hostName,
    lastSeen,
  }));
  const registered = (await registeredDevices(backend, caller))
    .filter((mac) => !seen.some((device) => device.mac === mac))
    .map((mac) => ({ mac, name: '', lastSeen: null }));
  return [...registered, ...seen];
};

/** MAC addresses of all devices that are online at a venue. */
export const onlineMacs = async (db: Db, locationId: string): Promise<Set<string>> => {
  const rows = await db
    .select({ mac: gatewayDevices.mac })
    .from(gatewayDevices)
    .where(and(eq(gatewayDevices.locationId, locationId), eq(gatewayDevices.state, 'online')));
  return new Set(rows.map(({ mac }) => mac));
};
