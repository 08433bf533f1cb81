import { and, eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { devices } from '../../db/schema/network';
import { newId } from '../../db/newId';
import { deviceSlotsOf } from '../devices/deviceSlots';
import { setDeviceState, recordDevice } from './gatewayDevices';
import type { GatewayGrant } from './GatewayGrants';
import { guessDeviceKind } from '../devices/guessDeviceKind';
import { users } from '../../db/schema/users';
import { findSite } from '../sites/findSite';
import { entitlementOf } from '../entitlement/entitlementOf';

/** Adds a device that goes online to its user's plan, if a slot is free. */
const claimSlot = async (backend: Backend, grant: GatewayGrant, userAgent: string) => {
  if (!grant.userId) return;
  const { db, clock } = backend;
  const [user] = await db.select().from(users).where(eq(users.id, grant.userId));
  const site = await findSite(db, grant.locationId);
  if (!user || !site) return;
  const slots = await deviceSlotsOf(db, site, user, clock.now());
  if (slots.used >= slots.total) return;
  const { kind, name } = guessDeviceKind(userAgent);
  await db
    .insert(devices)
    .values({
      id: newId('dev'),
      userId: user.id,
      locationId: grant.locationId,
      mac: grant.mac,
      name: user.firstName ? `${user.firstName}’s ${name}` : `My ${name}`,
      kind,
      createdAt: clock.now(),
      lastSeen: clock.now(),
    })
    .onConflictDoNothing();
  await db
    .update(devices)
    .set({ lastSeen: clock.now() })
    .where(and(eq(devices.mac, grant.mac), eq(devices.locationId, grant.locationId)));
};

/**
 * Lets a device through the gateway if its user, or the device itself, is entitled.
 * @returns whether it is online now
 */
export const authorizeDevice = async (
  backend: Backend,
  grant: GatewayGrant,
  userAgent: string,
): Promise<boolean> => {
  const { db, clock } = backend;
  const site = await findSite(db, grant.locationId);
  const [user] = grant.userId
    ? await db.select().from(users).where(eq(users.id, grant.userId))
    : [undefined];
  const entitled = site && (await entitlementOf(db, site, { user: user ?? null, mac: grant.mac }));
  if (!entitled?.active) return false;
  await recordDevice(db, { ...grant, nasId: 'gateway' }, clock.now());
  await setDeviceState(db, grant.locationId, grant.mac, 'online', {
    userId: grant.userId,
    onlineUntil: entitled.until,
  });
  await claimSlot(backend, grant, userAgent);
  return true;
};
