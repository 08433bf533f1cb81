import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { accountlessDevices, devices } from '../../db/schema/network';
import { users } from '../../db/schema/users';
import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { entitlementOf, entitlementOfUser } from '../entitlement/entitlementOf';
import type { SiteRow } from '../sites/findSite';
import { findGatewayDevice, recordDevice, releaseDevice, setDeviceState } from './gatewayDevices';
import { isBlacklisted } from './isBlacklisted';
import { isLoggedInOn } from './isHeldByOther';
import { refreshDevice, type StateNow } from './refreshDeviceState';

/** Who added a device by its address. A device on which its owner has logged in has a browser, and uses the form. */
const adderOf = async (db: Db, locationId: string, mac: string): Promise<UserRow | null> => {
  const [row] = await db
    .select({ user: users })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.userId))
    .where(
      and(
        eq(devices.mac, mac),
        eq(devices.locationId, locationId),
        isNull(devices.lastSeen),
        isNull(devices.lostAt),
      ),
    );
  return row?.user ?? null;
};

/** Whether another device has signed this one up without an account. */
const isSignedUp = async (db: Db, locationId: string, mac: string): Promise<boolean> => {
  const [row] = await db
    .select({ mac: accountlessDevices.mac })
    .from(accountlessDevices)
    .where(
      and(
        eq(accountlessDevices.mac, mac),
        eq(accountlessDevices.locationId, locationId),
        isNotNull(accountlessDevices.addedBy),
      ),
    );
  return row !== undefined;
};

/**
 * What the gateway does when it sees a device. A TV has no browser, so one that was added by its address goes online
 * by that address, as with RADIUS MAC authentication. Rules CONN-11 and NUJ-2.
 */
export const seeDevice = async (
  backend: Pick<Backend, 'db' | 'clock'>,
  site: SiteRow,
  mac: string,
): Promise<StateNow> => {
  const { db, clock } = backend;
  const { locationId } = site;
  const known = await findGatewayDevice(db, locationId, mac);
  const seen: StateNow = known
    ? await refreshDevice(backend, known, site)
    : { state: 'captive', until: null };
  if (seen.state === 'online') return seen;
  const user = await adderOf(db, locationId, mac);
  if (!user && !(await isSignedUp(db, locationId, mac))) return seen;
  if (user?.disabled || (await isBlacklisted(db, mac))) return seen;
  const userId = user?.id ?? null;
  // After a log-out the device keeps its last user, who holds it no longer.
  const lastUser = known?.userId ?? userId;
  if (lastUser !== null && lastUser !== userId && (await isLoggedInOn(backend, lastUser, mac)))
    return seen;
  const { active, until } = await (user
    ? entitlementOfUser(db, site, user)
    : entitlementOf(backend, site, { user, mac }));
  if (!active) return seen;
  const nasId = known?.nasId ?? '';
  await recordDevice(db, { mac, locationId, nasId, userId }, clock.now());
  await setDeviceState(db, locationId, mac, 'online', { userId });
  return { state: 'online', until };
};

/**
 * Takes a device that goes online by its address from the user who has added it, when another one logs in on it: an
 * address can be typed by anybody who has read it. Rule CONN-11.
 * @param userId who logs in, on a device that the gateway vouches for
 */
export const releaseFromAdder = async (
  db: Db,
  { locationId }: SiteRow,
  mac: string,
  userId: string,
): Promise<void> => {
  const adder = await adderOf(db, locationId, mac);
  if (adder && adder.id !== userId) await releaseDevice(db, locationId, mac, adder.id);
};
