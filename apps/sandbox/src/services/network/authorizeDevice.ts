import { and, eq, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import type { Backend } from '../Backend';
import { devices } from '../../db/schema/network';
import { newId } from '../../db/newId';
import type { UserRow } from '../Caller';
import { queueNewDevice } from '../devices/queueNewDevice';
import { deviceSlotsOf } from '../devices/deviceSlots';
import { devicesToReplace, hasDevicesManagedAt } from '../devices/managedDevices';
import { setDeviceState, recordDevice, releaseDevice } from './gatewayDevices';
import type { GatewayGrant } from './GatewayGrants';
import { guessDevice } from '../devices/guessDevice';
import { speakingTo } from '../messages/say';
import { users } from '../../db/schema/users';
import { findSession } from '../sessions/sessions';
import { findSite, type SiteRow } from '../sites/findSite';
import { isLost } from '../entitlement/isLost';
import { entitlementOfDevice, entitlementOfUser } from '../entitlement/entitlementOf';

/**
 * Moves a user's device to the site where it connects now, if it is on their list. It can be online at one site only.
 * Rule DEV-16.
 * @returns false for a device that is not on their list
 */
const bringHere = async (
  tx: Db,
  { locationId }: SiteRow,
  user: UserRow,
  mac: string,
  now: number,
): Promise<boolean> => {
  const isOwn = and(eq(devices.userId, user.id), eq(devices.mac, mac));
  const own = await tx.select().from(devices).where(isOwn);
  const kept = own.find((device) => device.locationId === locationId) ?? own[0];
  if (!kept) return false;
  // Rows of other users, and of this device at other sites, which earlier versions of this backend wrote.
  await tx
    .delete(devices)
    .where(
      and(
        ne(devices.id, kept.id),
        or(isOwn, and(eq(devices.mac, mac), eq(devices.locationId, locationId))),
      ),
    );
  for (const device of own)
    if (device.locationId !== locationId) await releaseDevice(tx, device.locationId, mac, user.id);
  await tx.update(devices).set({ locationId, lastSeen: now }).where(eq(devices.id, kept.id));
  return true;
};

/**
 * Puts a device that goes online on its user's plan. The gateway has seen it with this user, so it
 * leaves another user's plan. A lock on the user's row keeps two devices at once from taking the
 * last slot.
 * @returns false if no slot is free or becomes free
 */
const claimSlot = (
  { db, clock }: Backend,
  site: SiteRow,
  user: UserRow,
  mac: string,
  userAgent: string,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const isThis = and(eq(devices.mac, mac), eq(devices.locationId, site.locationId));
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    if (await bringHere(tx, site, user, mac, now)) return true;
    const slots = await deviceSlotsOf(tx, site, user, now);
    const replaced = await devicesToReplace(tx, site, user, slots);
    if (!replaced) return false;
    const guessed = speakingTo(user, site, () => guessDevice(userAgent, user.firstName));
    await tx.delete(devices).where(isThis);
    const id = newId('dev');
    await queueNewDevice(tx, user, id, now);
    for (const device of replaced) {
      await tx.delete(devices).where(eq(devices.id, device.id));
      await releaseDevice(tx, device.locationId, device.mac, user.id);
    }
    await tx.insert(devices).values({
      id,
      userId: user.id,
      locationId: site.locationId,
      mac,
      ...guessed,
      createdAt: now,
      lastSeen: now,
    });
    return true;
  });

/** Whether a device has a slot on its user's plan, or `claimSlot` gives it one. Rules DEV-10 and DEV-17. */
const hasSlotFor = async (
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  site: SiteRow,
  user: UserRow,
  mac: string,
): Promise<boolean> => {
  const isOwn = and(eq(devices.userId, user.id), eq(devices.mac, mac));
  const [own] = await db.select({ id: devices.id }).from(devices).where(isOwn);
  if (own) return true;
  const slots = await deviceSlotsOf(db, site, user, clock.now());
  return (await devicesToReplace(db, site, user, slots)) !== null;
};

/**
 * Whose access would bring a device online now: its user's, with a slot, or its own. It changes nothing.
 */
export const accessFor = async (
  backend: Pick<Backend, 'db' | 'clock'>,
  site: SiteRow,
  user: UserRow | null,
  mac: string,
): Promise<'user' | 'device' | 'noFreeSlot' | 'notEntitled'> => {
  if (await isLost(backend.db, site.locationId, mac, user?.id ?? null)) return 'notEntitled';
  const byUser = user !== null && (await entitlementOfUser(backend.db, site, user)).active;
  if (byUser && (await hasSlotFor(backend, site, user, mac))) return 'user';
  if ((await entitlementOfDevice(backend, site, mac)).active) return 'device';
  return byUser ? 'noFreeSlot' : 'notEntitled';
};

/** Whether a device is online now, or why not. */
export type Authorization = 'online' | 'notEntitled' | 'noFreeSlot' | 'noSlotFromSupport';

/**
 * Lets a device through the gateway if its user, with a free slot, or the device itself is entitled.
 * A grant lasts longer than a session that somebody ends: without the session, the device counts alone. Rules DEV-10 and
 * SES-36.
 */
export const authorizeDevice = async (
  backend: Backend,
  grant: Omit<GatewayGrant, 'provedAt'>,
  userAgent: string,
): Promise<Authorization> => {
  const { db, clock } = backend;
  const site = await findSite(db, grant.locationId);
  if (!site || (await isLost(db, site.locationId, grant.mac, grant.userId))) return 'notEntitled';
  const named = { user_id: grant.userId, session_id: grant.sessionId };
  const user = (await findSession(backend, named))?.user ?? null;
  const byUser = user ? await entitlementOfUser(db, site, user) : null;
  const hasSlot = Boolean(
    user && byUser?.active && (await claimSlot(backend, site, user, grant.mac, userAgent)),
  );
  const entitled = byUser && hasSlot ? byUser : await entitlementOfDevice(backend, site, grant.mac);
  if (!entitled.active) {
    if (!user || !byUser?.active) return 'notEntitled';
    return hasDevicesManagedAt(site, user) ? 'noSlotFromSupport' : 'noFreeSlot';
  }
  const { mac, locationId } = grant;
  const device = { mac, locationId, nasId: 'gateway', userId: user?.id ?? null };
  await recordDevice(db, device, clock.now());
  await setDeviceState(db, locationId, mac, 'online', {
    userId: hasSlot && user ? user.id : null,
  });
  return 'online';
};
