import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { subscriptions } from '../../db/schema/subscriptions';

/** Ends a buyer's current plan because another one replaces it. */
export const endCurrentSubscription = async (tx: Db, buyer: string, at: number): Promise<void> => {
  await tx
    .update(subscriptions)
    .set({ state: 'ended', endedAt: at })
    .where(
      and(
        eq(subscriptions.buyer, buyer),
        isNull(subscriptions.endedAt),
        ne(subscriptions.state, 'pending'),
      ),
    );
};
