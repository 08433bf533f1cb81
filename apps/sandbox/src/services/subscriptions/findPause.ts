import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { pauses } from '../../db/schema/subscriptions';

/** A row of the table of pauses. */
export type PauseRow = typeof pauses.$inferSelect;

/** The active or scheduled pause of a subscription. */
export const findOpenPause = async (db: Db, subscriptionId: string): Promise<PauseRow | null> => {
  const [row] = await db
    .select()
    .from(pauses)
    .where(and(eq(pauses.subscriptionId, subscriptionId), ne(pauses.state, 'ended')));
  return row ?? null;
};
