import { eq, sql } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { subscriptions, type OwedThere } from '../../db/schema/subscriptions';

/**
 * Writes down what the provider is to do for a plan once its account knows it again; the same wish replaces an earlier one.
 * `settleOwed` does it. Rule BUY-25.
 */
export const oweThere = async (
  { db }: Pick<Backend, 'db'>,
  id: string,
  owed: OwedThere,
): Promise<void> => {
  const { owedThere } = subscriptions;
  await db
    .update(subscriptions)
    .set({
      owedThere: sql`coalesce(${owedThere}, '{}'::jsonb) || ${JSON.stringify(owed)}::text::jsonb`,
    })
    .where(eq(subscriptions.id, id));
};
