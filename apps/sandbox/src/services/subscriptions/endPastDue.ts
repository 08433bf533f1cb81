import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { subscriptions } from '../../db/schema/subscriptions';
import { dropUnpaid } from './endCurrentSubscription';

/**
 * Ends a plan that is past due, because no paid time is left of it, and drops what it owes. Both in one
 * transaction. Rule SUB-9.
 * @param at when it ends, epoch milliseconds
 * @returns false if the plan is not past due
 */
export const endPastDue = async (
  tx: Db,
  id: string,
  { at, reason }: { at: number; reason: string },
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
    .where(and(eq(subscriptions.id, id), eq(subscriptions.state, 'past_due')))
    .returning({ id: subscriptions.id });
  if (ended.length === 0) return false;
  await dropUnpaid(tx, id);
  return true;
};
