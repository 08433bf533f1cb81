import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { invoices } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';

/**
 * Ends a plan that is past due, because no paid time is left of it, and drops what it owes. Both in one
 * transaction: what an ended plan still owed would be collected. Rule SUB-9.
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
  await tx
    .update(invoices)
    .set({ state: 'void', nextAttemptAt: null })
    .where(and(eq(invoices.subscriptionId, id), eq(invoices.state, 'open')));
  return true;
};
