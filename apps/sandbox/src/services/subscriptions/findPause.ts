import { PAUSE_MAX_LENGTH } from '@foyer/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { pauses } from '../../db/schema/subscriptions';

/** A row of the table of pauses. */
export type PauseRow = typeof pauses.$inferSelect;

/** When a pause ends at the latest, epoch milliseconds. Rule PAUSE-2. */
export const pauseEndOf = ({
  startDate,
  endDate,
}: Pick<PauseRow, 'startDate' | 'endDate'>): number => endDate ?? startDate + PAUSE_MAX_LENGTH;

/** The same in the database. */
export const pauseEnd =
  sql<number>`coalesce(${pauses.endDate}, ${pauses.startDate} + ${PAUSE_MAX_LENGTH}::bigint)`.mapWith(
    Number,
  );

/** Active or scheduled. */
export const isOpenPause = ne(pauses.state, 'ended');

/** The active or scheduled pause of a subscription. */
export const findOpenPause = async (db: Db, subscriptionId: string): Promise<PauseRow | null> => {
  const [row] = await db
    .select()
    .from(pauses)
    .where(and(eq(pauses.subscriptionId, subscriptionId), isOpenPause));
  return row ?? null;
};
