import { DAY } from '@foyer/domain';
import { and, desc, eq, gt, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { subscriptions } from '../../db/schema/subscriptions';
import { isFree } from '../plans/agreedPlan';

/** A row of the table of subscriptions. */
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Whether another period follows: of the same plan, or of a scheduled one. */
export const hasNextPeriod = ({ recurring, scheduledPriceId }: SubscriptionRow): boolean =>
  recurring || scheduledPriceId !== null;

/** How far the calendar can move the end of a period: from the 31st to the 28th, with a day to spare. */
const CALENDAR_SLACK = 4 * DAY;

/**
 * Whether a period that ends at `end` is the last one before a cancellation takes effect. The slack is at most half a
 * period, because a period of a few days would fit into it whole.
 */
export const endsBy = (
  end: number | null,
  cancelAt: number | null,
  { periodStart, periodEnd }: Pick<SubscriptionRow, 'periodStart' | 'periodEnd'>,
): boolean => {
  const half = periodEnd === null ? CALENDAR_SLACK : (periodEnd - periodStart) / 2;
  return end !== null && cancelAt !== null && end >= cancelAt - Math.min(CALENDAR_SLACK, half);
};

/** Whether somebody has cancelled it, for the end of its period or of its minimum term. */
export const isCancelled = ({
  cancelAtPeriodEnd,
  cancelAt,
}: Pick<SubscriptionRow, 'cancelAtPeriodEnd' | 'cancelAt'>): boolean =>
  cancelAtPeriodEnd || cancelAt !== null;

/** Whether a plan ends only because the provider's account doesn't know it: nobody has cancelled it. Rule BUY-25. */
export const endsAsLost = ({
  providerWork,
  cancelAt,
  cancellationReason,
}: SubscriptionRow): boolean =>
  providerWork !== null && cancelAt === null && cancellationReason === null;

/** Whether somebody has cancelled a plan for the end of its period. */
export const isCancelledForPeriodEnd = (row: SubscriptionRow): boolean =>
  row.cancelAtPeriodEnd && !endsAsLost(row);

const findUnended = async (
  db: Db,
  buyer: string,
  inState: SQL,
): Promise<SubscriptionRow | null> => {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.buyer, buyer), isNull(subscriptions.endedAt), inState));
  return row ?? null;
};

/** A buyer's current plan: active, past due, paused, or cancelled and not over yet. */
export const findCurrent = (db: Db, buyer: string): Promise<SubscriptionRow | null> =>
  findUnended(db, buyer, ne(subscriptions.state, 'pending'));

/** A buyer's current plan if they pay for it; a purchase never replaces such a plan. */
export const findPaidPlan = async (db: Db, buyer: string): Promise<SubscriptionRow | null> => {
  const row = await findCurrent(db, buyer);
  return row && !isFree(row) ? row : null;
};

/** A buyer's purchase that waits for its payment. */
export const findPending = (db: Db, buyer: string): Promise<SubscriptionRow | null> =>
  findUnended(db, buyer, eq(subscriptions.state, 'pending'));

/** Whether a row is or was a plan, and no abandoned purchase. */
export const wasPlan = and(
  ne(subscriptions.state, 'pending'),
  or(isNull(subscriptions.endedAt), gt(subscriptions.endedAt, subscriptions.startedAt)),
);

/** The newest plans of a buyer, newest first, without abandoned purchases. */
export const findSubscriptions = (
  db: Db,
  buyer: string,
  limit: number,
): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.buyer, buyer), wasPlan))
    .orderBy(desc(subscriptions.startedAt))
    .limit(limit);

/** A subscription by its id; null when there is none. */
export const findSubscription = async (db: Db, id: string): Promise<SubscriptionRow | null> => {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row ?? null;
};
