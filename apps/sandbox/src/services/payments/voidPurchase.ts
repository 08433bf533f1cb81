import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { subscriptions } from '../../db/schema/subscriptions';
import { findByReason, purchaseReason } from '../invoices/createInvoice';
import { findPending } from '../subscriptions/findSubscription';
import { voidInvoice } from './voidInvoice';

/**
 * Ends the buyer's purchase on the INTERNAL engine that waits for its payment, if there is one, so
 * that it cannot be paid any more. Needs the buyer's lock.
 * @throws ServiceError `INVOICE_SETTLED` when it has been paid
 */
export const voidPurchase = async (backend: Backend, buyer: string): Promise<void> => {
  const { db } = backend;
  const pending = await findPending(db, buyer);
  if (!pending) return;
  const invoice = await findByReason(db, purchaseReason(pending.id));
  if (invoice) await voidInvoice(backend, invoice);
  else
    await db
      .update(subscriptions)
      .set({ state: 'ended', endedAt: pending.startedAt })
      .where(eq(subscriptions.id, pending.id));
};
