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
 * The device that gives its slot to one more device, if none is free: of a user who can't remove devices, the one that connected
 * the longest ago. A device without a browser stays, because it can't come back by a log-in. It replaces no more than one: where
 * a plan came to have fewer slots, the user's devices keep theirs (DEV-13). Rule DEV-17.
 * @returns null if the new device gets no slot
 */
export const devicesToReplace = async (
  tx: Db,
  site: SiteRow,
  user: UserRow,
  { free }: Pick<DeviceSlots, 'free'>,
): Promise<DeviceRow[] | null> => {
  if (free > 0) return [];
  if (!hasDevicesManagedAt(site, user)) return null;
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
    .limit(1);
  return oldest.length === 1 ? oldest : null;
};
