import { and, eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { devices } from '../../db/schema/network';
import { newId } from '../../db/newId';
import type { UserRow } from '../Caller';
import { queueNewDevice } from '../devices/queueNewDevice';
import { deviceSlotsOf } from '../devices/deviceSlots';
import { setDeviceState, recordDevice } from './gatewayDevices';
import type { GatewayGrant } from './GatewayGrants';
import { guessDevice } from '../devices/guessDevice';
import { speakingTo } from '../messages/say';
import { users } from '../../db/schema/users';
import { findSession } from '../sessions/sessions';
import { findSite, type SiteRow } from '../sites/findSite';
import { isLost } from '../entitlement/isLost';
import { entitlementOfDevice, entitlementOfUser } from '../entitlement/entitlementOf';

/**
 * Puts a device that goes online on its user's plan. The gateway has seen it with this user, so it
 * leaves another user's plan. A lock on the user's row keeps two devices at once from taking the
 * last slot.
 * @returns false if no slot is free
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
    const [own] = await tx
      .update(devices)
      .set({ lastSeen: now })
      .where(and(isThis, eq(devices.userId, user.id)))
      .returning({ id: devices.id });
    if (own) return true;
    if ((await deviceSlotsOf(tx, site, user, now)).free === 0) return false;
    const guessed = speakingTo(user, site, () => guessDevice(userAgent, user.firstName));
    await tx.delete(devices).where(isThis);
    const id = newId('dev');
    await queueNewDevice(tx, user, id, now);
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

/** Whether a device is online now, or why not. */
export type Authorization = 'online' | 'notEntitled' | 'noFreeSlot';

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
  if (!entitled.active) return byUser?.active ? 'noFreeSlot' : 'notEntitled';
  const { mac, locationId } = grant;
  const device = { mac, locationId, nasId: 'gateway', userId: user?.id ?? null };
  await recordDevice(db, device, clock.now());
  await setDeviceState(db, locationId, mac, 'online', {
    userId: hasSlot && user ? user.id : null,
    onlineUntil: entitled.until,
  });
  return 'online';
};
