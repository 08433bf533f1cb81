import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { gatewayDevices } from '../../db/schema/network';

/** A row of the gateway's table of devices. */
export type GatewayDeviceRow = typeof gatewayDevices.$inferSelect;

const at = (locationId: string, mac: string) =>
  and(eq(gatewayDevices.mac, mac), eq(gatewayDevices.locationId, locationId));

/** What the gateway of a venue knows about a device; null if it has never seen it. */
export const findGatewayDevice = async (
  db: Db,
  locationId: string,
  mac: string,
): Promise<GatewayDeviceRow | null> => {
  const [row] = await db.select().from(gatewayDevices).where(at(locationId, mac));
  return row ?? null;
};

/** Stores that the gateway has seen a device; a new device is captive. */
export const recordDevice = async (
  db: Db,
  device: { mac: string; locationId: string; nasId: string; userId: string | null },
  now: number,
): Promise<GatewayDeviceRow> => {
  const [row] = await db
    .insert(gatewayDevices)
    .values({ ...device, state: 'captive', lastSeen: now })
    .onConflictDoUpdate({
      target: [gatewayDevices.mac, gatewayDevices.locationId],
      set: {
        lastSeen: now,
        nasId: device.nasId,
        // Who brought a device online keeps it until somebody else brings it online.
        ...(device.userId
          ? {
              userId: sql`case when ${gatewayDevices.state} = 'online' then ${gatewayDevices.userId} else ${device.userId} end`,
            }
          : {}),
      },
    })
    .returning();
  if (!row) throw new Error('The device wasn’t stored.');
  return row;
};

/** Lets a captive device reach the payment page and email. An online device stays online. */
export const quarantineDevice = async (db: Db, locationId: string, mac: string): Promise<void> => {
  await db
    .update(gatewayDevices)
    .set({ state: 'quarantined' })
    .where(and(at(locationId, mac), ne(gatewayDevices.state, 'online')));
};

/** Sets the state of a device at the gateway. */
export const setDeviceState = async (
  db: Db,
  locationId: string,
  mac: string,
  state: GatewayDeviceRow['state'],
  change: { userId?: string | null } = {},
): Promise<void> => {
  await db
    .update(gatewayDevices)
    .set({ state, countedAt: null, ...change })
    .where(at(locationId, mac));
};

/** Makes a device captive that a user brought online; another's device stays as it is. */
export const releaseDevice = async (
  db: Db,
  locationId: string,
  mac: string,
  userId: string,
): Promise<void> => {
  await db
    .update(gatewayDevices)
    .set({ state: 'captive', userId: null })
    .where(and(at(locationId, mac), eq(gatewayDevices.userId, userId)));
};
