import { and, desc, eq, notExists } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { devices, gatewayDevices } from '../../db/schema/network';
import type { UserRow } from '../Caller';
import type { GatewayDeviceRow } from '../network/gatewayDevices';

/** Devices that the gateway has seen with this user and that are on nobody's plan. */
export const seenDevices = (db: Db, user: UserRow): Promise<GatewayDeviceRow[]> =>
  db
    .select()
    .from(gatewayDevices)
    .where(
      and(
        eq(gatewayDevices.userId, user.id),
        notExists(
          db
            .select({ id: devices.id })
            .from(devices)
            .where(
              and(
                eq(devices.mac, gatewayDevices.mac),
                eq(devices.locationId, gatewayDevices.locationId),
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(gatewayDevices.lastSeen))
    .limit(20);

/** MAC addresses of all devices that are online at a venue. */
export const onlineMacs = async (db: Db, locationId: string): Promise<Set<string>> => {
  const rows = await db
    .select({ mac: gatewayDevices.mac })
    .from(gatewayDevices)
    .where(and(eq(gatewayDevices.locationId, locationId), eq(gatewayDevices.state, 'online')));
  return new Set(rows.map(({ mac }) => mac));
};
