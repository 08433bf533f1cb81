import { parseMac } from '@foyer/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { newId } from '../../db/newId';
import type { Db } from '../../db/openDatabase';
import { deviceChanges, devices } from '../../db/schema/network';
import { users } from '../../db/schema/users';
import type { UserRow } from '../Caller';
import { notFound, ServiceError, fieldError } from '../ServiceError';
import { rateLimits } from '../rate-limits/RateLimits';
import type { SiteRow } from '../sites/findSite';
import { queueNewDevice } from './queueNewDevice';
import { deviceSlotsOf } from './deviceSlots';

/** A row of the table of devices. */
export type DeviceRow = typeof devices.$inferSelect;

/** An address that somebody's list has already; it doesn't say whose. */
export const deviceExists = (): ServiceError =>
  new ServiceError(
    'DEVICE_EXISTS',
    'We can’t add this address. Check it, and see whether the device is already on your list.',
  );

/** A device to add. */
export interface NewDevice {
  mac: string;
  name: string;
  kind?: string | undefined;
  wired?: boolean | undefined;
}

/** A person's devices, oldest first. */
export const devicesOf = (db: Db, userId: string): Promise<DeviceRow[]> =>
  db.select().from(devices).where(eq(devices.userId, userId)).orderBy(asc(devices.createdAt));

const requireRoom = async (tx: Db, site: SiteRow, user: UserRow, now: number): Promise<void> => {
  const slots = await deviceSlotsOf(tx, site, user, now);
  if (slots.free === 0)
    throw new ServiceError(
      'DEVICE_SLOTS_FULL',
      'All your device slots are in use. Remove a device first.',
    );
  if (slots.totalChanges > 0 && slots.availableChanges + slots.additionalChanges === 0)
    throw new ServiceError('DEVICE_CHANGES_SPENT', 'You’ve used all your device changes for now.');
};

/**
 * Adds a device to a user's plan. A lock on the user's row keeps two requests at once from taking
 * the last slot twice.
 * @throws ServiceError `DEVICE_EXISTS`, `DEVICE_SLOTS_FULL`, `DEVICE_CHANGES_SPENT`, `TOO_MANY_REQUESTS`
 */
export const addDevice = async (
  { db, clock, limits }: Backend,
  site: SiteRow,
  user: UserRow,
  given: NewDevice,
): Promise<DeviceRow> => {
  const mac = parseMac(given.mac);
  if (!mac) throw fieldError('mac', 'Enter 12 letters and numbers, such as A4:83:E7:12:34:56.');
  await limits.use(rateLimits.addedDevice, user.id);
  const now = clock.now();
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    // A user's device keeps its row at whichever site it connects. Rule DEV-16.
    const [own] = await tx
      .select({ id: devices.id })
      .from(devices)
      .where(and(eq(devices.userId, user.id), eq(devices.mac, mac)));
    if (own) throw deviceExists();
    await requireRoom(tx, site, user, now);
    const id = newId('dev');
    await queueNewDevice(tx, user, id, now);
    const [added] = await tx
      .insert(devices)
      .values({
        id,
        userId: user.id,
        locationId: site.locationId,
        mac,
        name: given.name,
        kind: given.kind ?? 'other',
        wired: given.wired ?? false,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!added) throw deviceExists();
    await tx.insert(deviceChanges).values({ id: newId('chg'), userId: user.id, at: now });
    return added;
  });
};

/**
 * Removes devices from a user's plan, all of them or none.
 * @throws ServiceError `NOT_FOUND` when one of them is not the user's
 */
export const deleteDevices = async (
  { db }: Backend,
  user: UserRow,
  ids: readonly string[],
): Promise<DeviceRow[]> => {
  const wanted = [...new Set(ids)];
  return db.transaction(async (tx) => {
    const removed = await tx
      .delete(devices)
      .where(and(eq(devices.userId, user.id), inArray(devices.id, wanted)))
      .returning();
    if (removed.length !== wanted.length) throw notFound('device');
    return removed;
  });
};

/**
 * Renames a device.
 * @throws ServiceError `NOT_FOUND`
 */
export const renameDevice = async (
  { db }: Backend,
  user: UserRow,
  { id, newName }: { id: string; newName: string },
): Promise<DeviceRow> => {
  const [renamed] = await db
    .update(devices)
    .set({ name: newName })
    .where(and(eq(devices.id, id), eq(devices.userId, user.id)))
    .returning();
  if (!renamed) throw notFound('device');
  return renamed;
};
