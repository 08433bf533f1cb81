import { hasDevicesManaged } from '@foyer/domain';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { devices } from '../../db/schema/network';
import type { UserRow } from '../Caller';
import { portalTypeAt } from '../sites/capabilitiesAt';
import type { SiteRow } from '../sites/findSite';
import type { DeviceSlots } from './deviceSlots';
import type { DeviceRow } from './manageDevices';

/** Whether support manages this user's devices at a venue. */
export const hasDevicesManagedAt = (site: SiteRow, user: Pick<UserRow, 'legacySFAPlan'>): boolean =>
  hasDevicesManaged(portalTypeAt(site), user);

/**
 * The devices that give their slots to one more device. A user who can't remove devices has those that connected the
 * longest ago replaced. A device without a browser stays, because it can't come back by a log-in. Rule DEV-17.
 * @returns null if the new device gets no slot
 */
export const devicesToReplace = async (
  tx: Db,
  site: SiteRow,
  user: UserRow,
  { used, total, free }: Pick<DeviceSlots, 'used' | 'total' | 'free'>,
): Promise<DeviceRow[] | null> => {
  if (free > 0) return [];
  if (!hasDevicesManagedAt(site, user)) return null;
  const needed = used - total + 1;
  const replaceable = and(
    eq(devices.userId, user.id),
    eq(devices.complimentary, false),
    isNotNull(devices.lastSeen),
    isNull(devices.lostAt),
  );
  const oldest = await tx
    .select()
    .from(devices)
    .where(replaceable)
    .orderBy(asc(devices.lastSeen), asc(devices.id))
    .limit(needed);
  return oldest.length === needed ? oldest : null;
};
