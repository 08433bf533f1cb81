import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { devices } from '../../db/schema/network';
import { users } from '../../db/schema/users';
import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { entitlementOfUser } from '../entitlement/entitlementOf';
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

/**
 * What the gateway does when it sees a device. A TV has no browser, so one that was added by its address goes online
 * by that address, as with RADIUS MAC authentication. Rule CONN-11.
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
  if (!user || user.disabled || (await isBlacklisted(db, mac))) return seen;
  // After a log-out the device keeps its last user, who holds it no longer.
  const lastUser = known?.userId ?? user.id;
  if (lastUser !== user.id && (await isLoggedInOn(backend, lastUser, mac))) return seen;
  const { active, until } = await entitlementOfUser(db, site, user);
  if (!active) return seen;
  const nasId = known?.nasId ?? '';
  await recordDevice(db, { mac, locationId, nasId, userId: user.id }, clock.now());
  await setDeviceState(db, locationId, mac, 'online', { userId: user.id });
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
