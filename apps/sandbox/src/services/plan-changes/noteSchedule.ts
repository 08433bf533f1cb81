import { eq } from 'drizzle-orm';
import type { Backend } from '../../backend/Backend';
import { subscriptions } from '../../db/schema/subscriptions';

/** Notes which plan follows at the period's end; null for none. */
export const noteSchedule = async (
  { db }: Pick<Backend, 'db'>,
  subscriptionId: string,
  priceId: string | null,
): Promise<void> => {
  await db
    .update(subscriptions)
    .set({ scheduledPriceId: priceId })
    .where(eq(subscriptions.id, subscriptionId));
};
