import { eq } from 'drizzle-orm';
import { subscriptions } from '../../db/schema/subscriptions';
import type { Backend } from '../Backend';
import { voidUnpaidAtProvider } from '../payments/voidInvoice';
import { dropBill } from '../plan-changes/dropBill';
import type { SubscriptionRow } from '../subscriptions/findSubscription';

/**
 * Whether a plan of the INTERNAL engine has no paid time left: its bill is overdue, or a job is about to make it. The card
 * provider begins a period before it is paid, so its plans never are.
 */
export const isUnpaid = ({ engine, state, periodEnd }: SubscriptionRow, at: number): boolean =>
  engine === 'INTERNAL' &&
  (state === 'past_due' || (state === 'active' && periodEnd !== null && periodEnd <= at));

/**
 * Brings the earlier plan back in place of one that has no paid time left. The bill of that one is void, and a job bills the
 * earlier plan from the day on which it was due. The credit pays for it: nothing else has used it. Rule LAW-5.
 * @param earlier what the earlier plan sets
 */
export const returnUnpaid = async (
  backend: Backend,
  { id, priceId, scheduledPriceId, credit }: SubscriptionRow,
  earlier: Partial<SubscriptionRow>,
): Promise<void> => {
  const bill = await backend.db.transaction(async (tx) => {
    await tx
      .update(subscriptions)
      .set({ ...earlier, credit, scheduledPriceId: null })
      .where(eq(subscriptions.id, id));
    return dropBill(tx, id, scheduledPriceId ?? priceId);
  });
  if (bill) await voidUnpaidAtProvider(backend, bill);
};
