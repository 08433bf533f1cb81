import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import { recordRefund } from '../payments/recordRefund';
import { refundAndCancel } from '../card-provider/refundPayment';
import { mirrorInvoice } from '../card-provider-sync/mirrorInvoice';
import { settledByWithdrawal } from '../invoices/settledByWithdrawal';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { voidAllUnpaidAtProvider } from './voidAllUnpaidAtProvider';

/**
 * Ends a plan at the provider that has ended here: nothing is collected any more, and what it still
 * owes is voided. Repeating it is safe.
 * @param endedAt epoch milliseconds; what was paid for a later time is refunded, unless a withdrawal has settled it or a
 * change has made credit of it
 */
export const endAtProvider = async (
  backend: Backend,
  row: SubscriptionRow,
  endedAt: number,
): Promise<void> => {
  const { id, providerId, periodStart } = row;
  const settled = await settledByWithdrawal(backend.db, row);
  const isDue = (invoice: string) => !settled.has(invoice);
  const due = { from: endedAt, periodStart, isDue };
  if (providerId)
    await refundAndCancel(backend, providerId, due, async (theirs) => {
      // Its event may be missing.
      await mirrorInvoice(backend, theirs.id);
      const [invoice] = await backend.db
        .select()
        .from(invoices)
        .where(eq(invoices.providerId, theirs.id));
      if (invoice) await recordRefund(backend, invoice, theirs.isRefused ? 'refused' : 'planEnded');
    });
  await voidAllUnpaidAtProvider(backend, id);
};
