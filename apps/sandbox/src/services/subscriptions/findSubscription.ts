import { and, desc, eq, isNull, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { subscriptions } from '../../db/schema/subscriptions';

/** A row of the table of subscriptions. */
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Whether something follows when the period ends: the plan again, or another that is planned. */
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

/** The plan that a buyer has now: running, past due, paused, or cancelled and not over yet. */
export const findCurrent = (db: Db, buyer: string): Promise<SubscriptionRow | null> =>
  findUnended(db, buyer, ne(subscriptions.state, 'pending'));

/** A purchase whose payment waits for the bank. */
export const findPending = (db: Db, buyer: string): Promise<SubscriptionRow | null> =>
  findUnended(db, buyer, eq(subscriptions.state, 'pending'));

/** Every plan that a buyer ever had, newest first; abandoned purchases are left out. */
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
