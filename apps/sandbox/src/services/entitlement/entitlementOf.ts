import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { accountlessDevices } from '../../db/schema/network';
import { users } from '../../db/schema/users';
import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { deviceKey, userKey } from '../buyers/buyerOf';
import type { SiteRow } from '../sites/findSite';
import { findCurrent, type SubscriptionRow } from '../subscriptions/findSubscription';
import { guestEnd } from './guestEnd';
import { guestPassOf } from './guestPassOf';
import { isLost } from './isLost';
import { capabilitiesAt } from '../sites/capabilitiesAt';

type WithClock = Pick<Backend, 'db' | 'clock'>;

/** Whether a user or device may be online, and why. */
export interface Entitlement {
  active: boolean;
  /** The plan that gives access, or a paused plan; null where the venue or the landlord pays. */
  subscription: SubscriptionRow | null;
  /** Epoch milliseconds; null if no end is known. */
  until: number | null;
}

const entitling = new Set<SubscriptionRow['state']>(['active', 'past_due', 'cancelled']);

const none: Entitlement = { active: false, subscription: null, until: null };

const byPlan = (subscription: SubscriptionRow): Entitlement => ({
  active: entitling.has(subscription.state),
  subscription,
  until: subscription.state === 'past_due' ? null : subscription.periodEnd,
});

/**
 * Whether registering alone gives this user access: only with a confirmed email address if the
 * venue requires one.
 */
const isGranted = (site: SiteRow, user: UserRow): boolean => {
  const { registeringGivesAccess, paidPlanMovesTo } = capabilitiesAt(site);
  const isConfirmed = user.verifiedAt !== null || !site.details.features.email_activation;
  // A paid plan changes the type of a free user, so free access does not come back after it.
  const isFreeType = paidPlanMovesTo === null || user.type === 'FREE_SIGN_UP';
  return registeringGivesAccess && isConfirmed && isFreeType;
};

/** A user's entitlement at a venue. */
export const entitlementOfUser = async (
  db: Db,
  site: SiteRow,
  user: UserRow,
): Promise<Entitlement> => {
  const live = await findCurrent(db, userKey(user.id));
  if (live && entitling.has(live.state)) return byPlan(live);
  const granted = isGranted(site, user) && live?.state !== 'paused';
  return { active: granted, subscription: live, until: null };
};

/** A guest has access while their pass runs and its giver has access. Rule GUEST-5. */
const byGuestPass = async (
  backend: WithClock,
  site: SiteRow,
  mac: string | null,
): Promise<Entitlement | null> => {
  const pass =
    mac && site.details.guestPasses ? await guestPassOf(backend, site.locationId, mac) : null;
  if (!pass) return null;
  const { db } = backend;
  const [host] = await db.select().from(users).where(eq(users.id, pass.userId));
  if (!host) return null;
  const { active, subscription } = await entitlementOfUser(db, site, host);
  if (!active) return null;
  return { active, subscription: null, until: await guestEnd(db, pass.endsAt, subscription) };
};

/**
 * The entitlement of a device without an account at a venue.
 * @param buyer the key that its plan is kept under
 */
export const entitlementOfDevice = async (
  backend: WithClock,
  site: SiteRow,
  mac: string | null,
  buyer: string | null = mac && deviceKey(site.locationId, mac),
): Promise<Entitlement> => {
  const { db } = backend;
  const live = buyer ? await findCurrent(db, buyer) : null;
  if (live) return byPlan(live);
  const asGuest = await byGuestPass(backend, site, mac);
  if (asGuest) return asGuest;
  const { payer } = capabilitiesAt(site);
  if (!mac || (payer !== 'landlord' && payer !== 'venue')) return none;
  const [signedUp] = await db
    .select()
    .from(accountlessDevices)
    .where(
      and(eq(accountlessDevices.mac, mac), eq(accountlessDevices.locationId, site.locationId)),
    );
  return { ...none, active: signedUp !== undefined };
};

/** The entitlement of a user, or of the device itself; none on a device that is lost. */
export const entitlementOf = async (
  backend: WithClock,
  site: SiteRow,
  { user, mac, buyer }: { user: UserRow | null; mac: string | null; buyer?: string | null },
): Promise<Entitlement> => {
  const { db } = backend;
  if (await isLost(db, site.locationId, mac, user?.id ?? null)) return none;
  const ofDevice = () => entitlementOfDevice(backend, site, mac, buyer);
  if (!user) return ofDevice();
  const own = await entitlementOfUser(db, site, user);
  if (own.active) return own;
  const { active, until } = await ofDevice();
  return { ...own, active, until };
};
