import { and, count, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { deviceChanges, devices, guestPasses } from '../../db/schema/network';
import type { UserRow } from '../Caller';
import { userKey } from '../buyers/buyerOf';
import { addPeriod, MONTH } from '../plans/addPeriod';
import { findPlan, type PlanRow } from '../plans/findPlan';
import type { SiteRow } from '../sites/findSite';
import { findOpenPause } from '../subscriptions/findPause';
import { findCurrent, type SubscriptionRow } from '../subscriptions/findSubscription';
import { periodEndOf } from '../subscriptions/nextPayment';

/** How many devices a user may have, and how many changes are left. */
export interface DeviceSlots {
  /** Devices in use, with the complimentary ones and those of guests. */
  used: number;
  /** Slots of the plan plus one for each complimentary device. */
  total: number;
  /** Slots that are not in use. */
  free: number;
  complimentary: number;
  totalChanges: number;
  availableChanges: number;
  additionalChanges: number;
  /** When the count of changes starts again, epoch milliseconds; null while nobody knows. */
  resetsAt: number | null;
}

/**
 * The period in which changes are counted: that of the plan, moved by a pause, else the calendar month.
 * @returns its end is null while a pause without an end moves it
 */
export const changePeriod = async (
  db: Db,
  live: SubscriptionRow | null,
  now: number,
): Promise<{ start: number; end: number | null }> => {
  const pause = live && (await findOpenPause(db, live.id));
  const end = live && periodEndOf(live, pause);
  // A pause without an end moves the end to a day that nobody knows.
  if (live && (end === null ? pause !== null && live.periodEnd !== null : end > now))
    return { start: live.periodStart, end };
  const month = Date.UTC(new Date(now).getUTCFullYear(), new Date(now).getUTCMonth(), 1);
  return { start: month, end: addPeriod(month, MONTH) };
};

const countChanges = async (db: Db, userId: string, since: number): Promise<number> => {
  const [counted] = await db
    .select({ made: count() })
    .from(deviceChanges)
    .where(and(eq(deviceChanges.userId, userId), gt(deviceChanges.at, since)));
  return counted?.made ?? 0;
};

/** Guests who are using a pass that takes a slot. Rule GUEST-3. */
const countGuests = async (db: Db, userId: string, now: number): Promise<number> => {
  const [counted] = await db
    .select({ guests: count() })
    .from(guestPasses)
    .where(
      and(
        eq(guestPasses.userId, userId),
        eq(guestPasses.state, 'running'),
        eq(guestPasses.takesSlot, true),
        gt(guestPasses.endsAt, now),
      ),
    );
  return counted?.guests ?? 0;
};

/** Counts slots: those of the plan, else of the venue, plus one for each complimentary device. */
export const countSlots = (
  site: SiteRow,
  plan: PlanRow | null,
  { used, complimentary }: { used: number; complimentary: number },
): Pick<DeviceSlots, 'used' | 'total' | 'free' | 'complimentary'> => {
  const total = (plan?.details.deviceLimit ?? site.details.slots.base) + complimentary;
  return { used, total, free: Math.max(0, total - used), complimentary };
};

/** Counts a user's slots and changes at a venue. */
export const deviceSlotsOf = async (
  db: Db,
  site: SiteRow,
  user: UserRow,
  now: number,
): Promise<DeviceSlots> => {
  const live = await findCurrent(db, userKey(user.id));
  const plan = live ? await findPlan(db, live.priceId) : null;
  const own = await db
    .select({ complimentary: devices.complimentary })
    .from(devices)
    .where(eq(devices.userId, user.id));
  const complimentary = own.filter((device) => device.complimentary).length;
  const guests = await countGuests(db, user.id, now);
  const rules = site.details.slots;
  const period = await changePeriod(db, live, now);
  const made = await countChanges(db, user.id, period.start);
  return {
    ...countSlots(site, plan, { used: own.length + guests, complimentary }),
    totalChanges: rules.changesPerPeriod,
    availableChanges: Math.max(0, rules.changesPerPeriod - made),
    additionalChanges: Math.max(
      0,
      rules.additionalChanges - Math.max(0, made - rules.changesPerPeriod),
    ),
    resetsAt: period.end,
  };
};
