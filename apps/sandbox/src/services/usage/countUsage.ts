import { MINUTE } from '@foyer/domain';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { gatewayDevices, usageDays } from '../../db/schema/network';
import { users } from '../../db/schema/users';
import type { Db } from '../../db/openDatabase';
import type { Backend } from '../Backend';
import { findSite } from '../sites/findSite';
import { timeZoneAt } from '../sites/timeZoneAt';
import { partsByDay } from './usageDay';

/** What a simulated device moves in a minute, in bytes. A real gateway tells it by RADIUS accounting. */
const DOWNLOAD_PER_MINUTE = 3_000_000;
const UPLOAD_PER_MINUTE = 400_000;

/** How often a device is counted, and how many in one run; the next run goes on. */
const INTERVAL = 5 * MINUTE;
const AT_ONCE = 500;

type Usage = typeof usageDays.$inferInsert;

/**
 * What each user has moved on each day since the last count. The order is the same in every process: two that write
 * the same rows in another order would wait for each other, until the database stops one.
 */
const totals = (
  online: readonly { userId: string; locationId: string; countedAt: number | null }[],
  zones: ReadonlyMap<string, string>,
  now: number,
): Usage[] => {
  const byKey = new Map<string, Usage>();
  for (const { userId, locationId, countedAt } of online)
    for (const { day, ms } of partsByDay(
      countedAt ?? now,
      now,
      zones.get(locationId) ?? timeZoneAt(null),
    )) {
      const key = `${userId} ${day}`;
      const total = byKey.get(key) ?? { userId, day, downloadBytes: 0, uploadBytes: 0 };
      total.downloadBytes += Math.round((ms / MINUTE) * DOWNLOAD_PER_MINUTE);
      total.uploadBytes += Math.round((ms / MINUTE) * UPLOAD_PER_MINUTE);
      byKey.set(key, total);
    }
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, total]) => total);
};

/** The time zones of the sites where devices are online. */
const zonesOf = async (
  db: Db,
  online: readonly { locationId: string }[],
): Promise<ReadonlyMap<string, string>> => {
  const zones = new Map<string, string>();
  for (const locationId of new Set(online.map((device) => device.locationId)))
    zones.set(locationId, timeZoneAt(await findSite(db, locationId)));
  return zones;
};

/**
 * Counts what the devices that are online have moved since they were last counted, for the user who brought them
 * online. Two processes count nothing twice. Rule USAGE-2.
 */
export const countUsage = async ({ db }: Backend, now: number): Promise<void> => {
  await db.transaction(async (tx) => {
    const online = await tx
      .select({
        mac: gatewayDevices.mac,
        locationId: gatewayDevices.locationId,
        countedAt: gatewayDevices.countedAt,
        userId: users.id,
      })
      .from(gatewayDevices)
      .innerJoin(users, eq(users.id, gatewayDevices.userId))
      .where(
        and(
          eq(gatewayDevices.state, 'online'),
          or(isNull(gatewayDevices.countedAt), lte(gatewayDevices.countedAt, now - INTERVAL)),
        ),
      )
      .limit(AT_ONCE)
      .for('update', { of: gatewayDevices, skipLocked: true });
    if (online.length === 0) return;
    const counts = totals(online, await zonesOf(tx, online), now);
    if (counts.length > 0)
      await tx
        .insert(usageDays)
        .values(counts)
        .onConflictDoUpdate({
          target: [usageDays.userId, usageDays.day],
          set: {
            downloadBytes: sql`${usageDays.downloadBytes} + excluded.download_bytes`,
            uploadBytes: sql`${usageDays.uploadBytes} + excluded.upload_bytes`,
          },
        });
    await tx
      .update(gatewayDevices)
      .set({ countedAt: now })
      .where(
        or(
          ...online.map(({ mac, locationId }) =>
            and(eq(gatewayDevices.mac, mac), eq(gatewayDevices.locationId, locationId)),
          ),
        ),
      );
  });
};
