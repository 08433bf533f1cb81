import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { invoices } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import { releaseCoupon } from '../coupons/couponUses';

/**
 * Voids what a plan owes that ends, in the transaction that ends it: what an ended plan owes would be
 * collected, and a payment that the bank still holds would buy nothing. Such a payment is refunded.
 */
export const dropUnpaid = async (tx: Db, subscriptionId: string): Promise<void> => {
  const dropped = await tx
    .update(invoices)
    .set({ state: 'void', nextAttemptAt: null })
    .where(
      and(eq(invoices.subscriptionId, subscriptionId), inArray(invoices.state, ['draft', 'open'])),
    )
    .returning({ reason: invoices.reason });
  for (const { reason } of dropped) await releaseCoupon(tx, reason);
};

/** Ends a buyer's current plan because another one replaces it. */
export const endCurrentSubscription = async (tx: Db, buyer: string, at: number): Promise<void> => {
  const ended = await tx
    .update(subscriptions)
    .set({ state: 'ended', endedAt: at })
    .where(
      and(
        eq(subscriptions.buyer, buyer),
        isNull(subscriptions.endedAt),
        ne(subscriptions.state, 'pending'),
      ),
    )
    .returning({ id: subscriptions.id });
  for (const { id } of ended) await dropUnpaid(tx, id);
};
