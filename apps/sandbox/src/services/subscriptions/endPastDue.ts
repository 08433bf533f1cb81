import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { subscriptions } from '../../db/schema/subscriptions';
import { dropUnpaid } from './endCurrentSubscription';
import type { SubscriptionRow } from './findSubscription';

/** The reason of an end that no user asked for. */
export const SITE_CLOSED = 'The site is closed.';

interface UnpaidEnd {
  /** When it ends, epoch milliseconds. */
  at: number;
  reason: string;
  /** What it is as long as it isn't paid; without it `past_due`. The card provider hasn't tried yet to collect for any other. */
  state?: SubscriptionRow['state'];
}

/**
 * Ends a plan of which no paid time is left, and drops what it owes. Both in one transaction. Rule SUB-9.
 * @returns false if the plan is not in that state
 */
export const endPastDue = async (
  tx: Db,
  id: string,
  { at, reason, state = 'past_due' }: UnpaidEnd,
): Promise<boolean> => {
  const ended = await tx
    .update(subscriptions)
    .set({
      state: 'ended',
      endedAt: at,
      cancellationReason: reason,
      cancelAtPeriodEnd: true,
      contractEnd: null,
      scheduledPriceId: null,
    })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.state, state)))
    .returning({ id: subscriptions.id });
  if (ended.length === 0) return false;
  await dropUnpaid(tx, id);
  return true;
};
