import { DAY, isRandomisedMac } from '@foyer/domain';
import { and, desc, eq, gt, inArray, notExists, or } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { accountlessDevices, devices, gatewayDevices } from '../../db/schema/network';
import type { Backend } from '../Backend';
import { provedMac } from '../buyers/buyerOf';
import type { UserCaller, UserRow } from '../Caller';
import type { GatewayDeviceRow } from '../network/gatewayDevices';
import type { DeviceRow } from './manageDevices';

/** A device near a user that is on nobody's plan. */
export interface NearbyDevice {
  mac: string;
  /** Empty if the network knows no name. */
  name: string;
  /** Null if the network has not seen it. */
  lastSeen: number | null;
}

const AT_MOST = 20;

/** Keeps devices that are on nobody's plan, and on this user's at no other site. */
const onNoPlan = (
  db: Db,
  { mac, locationId }: typeof gatewayDevices | typeof accountlessDevices,
  user: UserRow,
) =>
  notExists(
    db
      .select({ id: devices.id })
      .from(devices)
      .where(
        and(
          eq(devices.mac, mac),
          or(eq(devices.locationId, locationId), eq(devices.userId, user.id)),
        ),
      ),
  );

/** Devices that the gateway has seen with this user. */
const seenDevices = (db: Db, user: UserRow): Promise<GatewayDeviceRow[]> =>
  db
    .select()
    .from(gatewayDevices)
    .where(and(eq(gatewayDevices.userId, user.id), onNoPlan(db, gatewayDevices, user)))
    .orderBy(desc(gatewayDevices.lastSeen))
    .limit(AT_MOST);

/**
 * The addresses that the caller's own device registered without an account; for one day only, because later users of
 * the device must not see them. A private address would look like the new address of another device (LOST-4).
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
        onNoPlan(db, accountlessDevices, caller.user),
      ),
    )
    .orderBy(desc(accountlessDevices.createdAt));
  return rows
    .map(({ mac }) => mac)
    .filter((mac) => !isRandomisedMac(mac))
    .slice(0, AT_MOST);
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

/**
 * Reads which of these devices are online. The current device counts at the site of the session, each other device at the
 * site where it last connected.
 */
export const onlineAmong = async (
  db: Db,
  rows: readonly DeviceRow[],
  { mac, claims }: Pick<UserCaller, 'mac' | 'claims'>,
): Promise<(row: DeviceRow) => boolean> => {
  const addresses = rows.map((row) => row.mac);
  const online = await db
    .select({ mac: gatewayDevices.mac, locationId: gatewayDevices.locationId })
    .from(gatewayDevices)
    .where(and(inArray(gatewayDevices.mac, addresses), eq(gatewayDevices.state, 'online')));
  return (row) => {
    const site = row.mac === mac && claims.location_id ? claims.location_id : row.locationId;
    return online.some((one) => one.mac === row.mac && one.locationId === site);
  };
};
