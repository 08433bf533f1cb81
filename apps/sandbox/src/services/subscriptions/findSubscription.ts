import { and, desc, eq, isNull, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { subscriptions } from '../../db/schema/subscriptions';
import { planNeedsPayment, planOf } from '../plans/findPlan';

/** A row of the table of subscriptions. */
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Whether another period follows: of the same plan, or of a scheduled one. */
export const hasNextPeriod = ({ recurring, scheduledPriceId }: SubscriptionRow): boolean =>
  recurring || scheduledPriceId !== null;

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

/** A buyer's current plan if it has a price; a purchase never replaces such a plan. */
export const findPaidPlan = async (db: Db, buyer: string): Promise<SubscriptionRow | null> => {
  const row = await findCurrent(db, buyer);
  return row && planNeedsPayment(await planOf(db, row.priceId)) ? row : null;
};

/** A buyer's purchase that waits for its payment. */
export const findPending = (db: Db, buyer: string): Promise<SubscriptionRow | null> =>
  findUnended(db, buyer, eq(subscriptions.state, 'pending'));

/** All plans of a buyer, newest first, without abandoned purchases. */
export const findSubscriptions = async (db: Db, buyer: string): Promise<SubscriptionRow[]> =>
  (
    await db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.buyer, buyer), ne(subscriptions.state, 'pending')))
      .orderBy(desc(subscriptions.startedAt))
  ).filter(({ endedAt, startedAt }) => endedAt === null || endedAt > startedAt);

/** A subscription by its id; null when there is none. */
export const findSubscription = async (db: Db, id: string): Promise<SubscriptionRow | null> => {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row ?? null;
};
