import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { invoices } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import type { InvoiceRow } from '../invoices/createInvoice';
import { invoiceKind } from '../invoices/findInvoice';

/**
 * Voids the invoice for a period of a plan that is not paid, so that a job bills the plan that its user has instead. A
 * payment that the bank still holds is refunded. The invoice of that plan takes its reason: a period has one.
 * @param priceId the plan that was billed; null drops nothing
 */
export const dropRenewalInvoice = async (
  tx: Db,
  subscriptionId: string,
  priceId: string | null,
): Promise<InvoiceRow | null> => {
  const [dropped] = await tx
    .update(invoices)
    .set({ state: 'void', nextAttemptAt: null, reason: sql`'dropped:' || ${invoices.id}` })
    .where(
      and(
        eq(invoices.subscriptionId, subscriptionId),
        eq(invoices.state, 'open'),
        eq(invoiceKind, 'renew'),
        eq(sql`${invoices.effect}->>'priceId'`, priceId ?? ''),
      ),
    )
    .returning();
  if (!dropped) return null;
  await tx
    .update(subscriptions)
    .set({ state: 'active' })
    .where(and(eq(subscriptions.id, subscriptionId), eq(subscriptions.state, 'past_due')));
  return dropped;
};
