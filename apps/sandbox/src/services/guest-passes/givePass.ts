import { GUEST_PASS_LIFE } from '@foyer/domain';
import { and, count, desc, eq, gte, isNotNull, or } from 'drizzle-orm';
import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { userKey } from '../buyers/buyerOf';
import { newId } from '../../db/newId';
import type { Db } from '../../db/openDatabase';
import { guestPasses } from '../../db/schema/network';
import { users } from '../../db/schema/users';
import { changePeriod, deviceSlotsOf } from '../devices/deviceSlots';
import { entitlementOfUser } from '../entitlement/entitlementOf';
import { guestEnd } from '../entitlement/guestEnd';
import type { GuestPassRow } from '../entitlement/guestPassOf';
import { fieldError, notFound, ServiceError } from '../ServiceError';
import { rateLimits } from '../rate-limits/RateLimits';
import type { GuestPassRules } from '../sites/siteDetails';
import type { SiteRow } from '../sites/findSite';
import { findCurrent, type SubscriptionRow } from '../subscriptions/findSubscription';
import { hashGuestCode, newGuestCode } from './guestCode';

/** How many passes of a period are left. */
export interface PassCount {
  total: number;
  left: number;
  /** When the count starts again; null while nobody knows. */
  resetsAt: number | null;
}

/**
 * The rules of a venue that has guest passes.
 * @throws ServiceError `NOT_FOUND` for every other
 */
export const passRulesAt = ({ details }: SiteRow): GuestPassRules => {
  if (!details.guestPasses) throw notFound('guest pass');
  return details.guestPasses;
};

/** A pass that nobody used gives its place back when it ends. Rule GUEST-2. */
export const countPasses = async (
  db: Db,
  { perPeriod }: GuestPassRules,
  userId: string,
  now: number,
): Promise<PassCount> => {
  const period = await changePeriod(db, await findCurrent(db, userKey(userId)), now);
  const [given] = await db
    .select({ passes: count() })
    .from(guestPasses)
    .where(
      and(
        eq(guestPasses.userId, userId),
        gte(guestPasses.createdAt, period.start),
        or(eq(guestPasses.state, 'open'), isNotNull(guestPasses.startedAt)),
      ),
    );
  return {
    total: perPeriod,
    left: Math.max(0, perPeriod - (given?.passes ?? 0)),
    resetsAt: period.end,
  };
};

/** More than anybody reads; older ones are over. */
const SHOWN = 50;

/** A pass as the pages show it: one that runs or waits ends with its giver's own access. Rule GUEST-5. */
const asShown = async (
  db: Db,
  pass: GuestPassRow,
  plan: SubscriptionRow | null,
): Promise<GuestPassRow> =>
  pass.state === 'running' || pass.state === 'open'
    ? { ...pass, endsAt: await guestEnd(db, pass.endsAt, plan) }
    : pass;

/** The passes that a user gave at a venue, the newest first. */
export const passesOf = async (db: Db, site: SiteRow, user: UserRow): Promise<GuestPassRow[]> => {
  const passes = await db
    .select()
    .from(guestPasses)
    .where(and(eq(guestPasses.userId, user.id), eq(guestPasses.locationId, site.locationId)))
    .orderBy(desc(guestPasses.createdAt))
    .limit(SHOWN);
  const { subscription } = await entitlementOfUser(db, site, user);
  return Promise.all(passes.map((pass) => asShown(db, pass, subscription)));
};

/** @returns the plan that gives the user access; null where they need none */
const requireMayGive = async (
  tx: Db,
  site: SiteRow,
  rules: GuestPassRules,
  user: UserRow,
  now: number,
): Promise<SubscriptionRow | null> => {
  const { active, subscription } = await entitlementOfUser(tx, site, user);
  if (!active)
    throw new ServiceError('STATE_CONFLICT', 'You need a plan of your own to give guest passes.');
  if ((await countPasses(tx, rules, user.id, now)).left === 0)
    throw new ServiceError('STATE_CONFLICT', 'You’ve given all your guest passes for now.');
  if (rules.takesSlot && (await deviceSlotsOf(tx, site, user, now)).free === 0)
    throw new ServiceError(
      'DEVICE_SLOTS_FULL',
      'A guest takes a device slot, and all of yours are in use. Remove a device first.',
    );
  return subscription;
};

/**
 * Gives a pass. A lock on the user's row keeps two requests at once from giving the last one twice.
 * @throws ServiceError `NOT_FOUND` where the venue has none, `VALIDATION`, `STATE_CONFLICT`,
 * `DEVICE_SLOTS_FULL`, `TOO_MANY_REQUESTS`
 */
export const givePass = async (
  { db, clock, limits }: Backend,
  site: SiteRow,
  user: UserRow,
  { name = '', hours }: { name?: string | undefined; hours: number },
): Promise<GuestPassRow> => {
  const rules = passRulesAt(site);
  if (!rules.hours.includes(hours)) throw fieldError('hours', 'Choose how long the pass lasts.');
  await limits.use(rateLimits.guestPass, user.id);
  const now = clock.now();
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    const plan = await requireMayGive(tx, site, rules, user, now);
    const code = newGuestCode();
    const [pass] = await tx
      .insert(guestPasses)
      .values({
        id: newId('gst'),
        userId: user.id,
        locationId: site.locationId,
        name: name.trim(),
        state: 'open',
        code,
        hash: hashGuestCode(code),
        hours,
        takesSlot: rules.takesSlot,
        createdAt: now,
        endsAt: now + GUEST_PASS_LIFE,
      })
      .returning();
    if (!pass) throw new Error('The guest pass wasn’t written.');
    return asShown(tx, pass, plan);
  });
};
