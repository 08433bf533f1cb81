import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { pauses } from '../../db/schema/subscriptions';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { serviceEndOf } from '../subscriptions/serviceEndOf';

/** When a booked pause begins, epoch milliseconds; null for none. While the plan is past due, none begins. Rule PAUSE-5. */
const pauseStartOf = async (db: Db, { id, state }: SubscriptionRow): Promise<number | null> => {
  if (state === 'past_due') return null;
  const [pause] = await db
    .select({ at: pauses.startDate })
    .from(pauses)
    .where(and(eq(pauses.subscriptionId, id), eq(pauses.state, 'scheduled')));
  return pause?.at ?? null;
};

/**
 * Until when a guest has access, as far as is known: until the pass ends, or its giver's plan ends or pauses. Rule GUEST-5.
 * @param plan the giver's; null where they need none
 */
export const guestEnd = async (
  db: Db,
  endsAt: number,
  plan: SubscriptionRow | null,
): Promise<number> => {
  if (!plan) return endsAt;
  const ends = [endsAt, serviceEndOf(plan), await pauseStartOf(db, plan)];
  return Math.min(...ends.filter((end) => end !== null));
};
