import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { devices } from '../../db/schema/network';

/**
 * Whether a device is reported lost, so that it is not let online. The report of somebody who only
 * typed the address holds for their own account, at all sites: it must not block another's device. Rule LOST-2.
 */
export const isLost = async (
  db: Db,
  locationId: string,
  mac: string | null,
  userId: string | null,
): Promise<boolean> => {
  if (!mac) return false;
  const [lost] = await db
    .select({ id: devices.id })
    .from(devices)
    .where(
      and(
        eq(devices.mac, mac),
        isNotNull(devices.lostAt),
        or(
          and(eq(devices.locationId, locationId), isNotNull(devices.lastSeen)),
          userId ? eq(devices.userId, userId) : undefined,
        ),
      ),
    );
  return lost !== undefined;
};
