import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { devices } from '../../db/schema/network';

/**
 * Whether a device is reported lost, so that it is not let online. The report binds others only if the gateway has
 * brought this very address online with the person who reports it. A typed or adopted address may be another's: the
 * report then holds for the person's own account, at all sites. Rule LOST-2.
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
