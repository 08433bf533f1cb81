import { DAY, MINUTE } from '@foyer/domain';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { gatewayDevices, usageDays } from '../../db/schema/network';
import { users } from '../../db/schema/users';
import type { Backend } from '../Backend';

/** What a simulated device moves in a minute, in bytes. A real gateway tells it by RADIUS accounting. */
const DOWNLOAD_PER_MINUTE = 3_000_000;
const UPLOAD_PER_MINUTE = 400_000;

/** How often a device is counted, and how many in one run; the next run goes on. */
const INTERVAL = 5 * MINUTE;
const AT_ONCE = 500;

/** The day of an instant, UTC. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The parts of a time that lie on different days. */
const byDay = (from: number, to: number): { day: string; ms: number }[] => {
  const parts: { day: string; ms: number }[] = [];
  for (let at = from; at < to;) {
    const next = Math.min(to, at - (at % DAY) + DAY);
    parts.push({ day: dayOf(at), ms: next - at });
    at = next;
  }
  return parts;
};

/**
 * Counts what the devices that are online have moved since they were last counted, for the user who brought them
 * online. Two processes count nothing twice. Rule USAGE-2.
 */
export const countUsage = async ({ db }: Backend, now: number): Promise<void> => {
  await db.transaction(async (tx) => {
    const online = await tx
      .select({ device: gatewayDevices, userId: users.id })
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
    for (const { device, userId } of online) {
      const { mac, locationId, countedAt } = device;
      for (const { day, ms } of countedAt === null ? [] : byDay(countedAt, now)) {
        const downloadBytes = Math.round((ms / MINUTE) * DOWNLOAD_PER_MINUTE);
        const uploadBytes = Math.round((ms / MINUTE) * UPLOAD_PER_MINUTE);
        await tx
          .insert(usageDays)
          .values({ userId, day, downloadBytes, uploadBytes })
          .onConflictDoUpdate({
            target: [usageDays.userId, usageDays.day],
            set: {
              downloadBytes: sql`${usageDays.downloadBytes} + ${downloadBytes}`,
              uploadBytes: sql`${usageDays.uploadBytes} + ${uploadBytes}`,
            },
          });
      }
      await tx
        .update(gatewayDevices)
        .set({ countedAt: now })
        .where(and(eq(gatewayDevices.mac, mac), eq(gatewayDevices.locationId, locationId)));
    }
  });
};
