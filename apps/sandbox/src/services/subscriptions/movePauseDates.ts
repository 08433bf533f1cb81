import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { pauses } from '../../db/schema/subscriptions';

/** New dates of a pause, epoch milliseconds, and its whole price in minor units. */
interface NewDates {
  pauseId: string;
  startDate: number;
  endDate: number | null;
  price: number;
}

/**
 * Gives an open pause new dates. One that has begun keeps its start, and a shorter one its price.
 * @returns false if the pause no longer exists
 */
export const movePauseDates = async (
  db: Db,
  { pauseId, startDate, endDate, price }: NewDates,
): Promise<boolean> => {
  const moved = await db
    .update(pauses)
    .set({
      startDate: sql`case when ${pauses.state} = 'scheduled' then ${startDate}::bigint else ${pauses.startDate} end`,
      endDate,
      price: sql`greatest(${pauses.price}, ${price}::integer)`,
    })
    .where(and(eq(pauses.id, pauseId), ne(pauses.state, 'ended')))
    .returning({ id: pauses.id });
  return moved.length > 0;
};
