import { voidInvoice } from '../billing/voidInvoice';
import { retrieve, type Transaction } from '../store/Transaction';
import type { Subscription } from '../model/objects';
import { releaseSchedule } from './releaseSchedule';
import { dropPendingUpdate, pendingUpdateOf } from './applyPendingUpdate';

/** Stops drafts and retries of open invoices, and voids the first invoice of a subscription that never started. */
function settleInvoices(tx: Transaction, subscription: Subscription): void {
  const withStatus = (status: string) =>
    tx.objects.find('invoice', {
      'parent.subscription_details.subscription': subscription.id,
      status,
    });
  for (const invoice of [...withStatus('draft'), ...withStatus('open')]) {
    if (subscription.status === 'incomplete') voidInvoice(tx, invoice.id);
    else {
      const stopped = { next_payment_attempt: null, automatically_finalizes_at: null };
      tx.objects.put('invoice', { ...invoice, ...stopped, auto_advance: false });
    }
  }
}

function dropPendingItems(tx: Transaction, subscription: Subscription): void {
  const items = tx.objects.find('invoiceitem', { customer: subscription.customer, invoice: null });
  for (const item of items) {
    const owner = item.parent?.subscription_details?.subscription;
    if (owner === subscription.id) tx.objects.delete(item.id);
  }
}

/** Cancels a subscription now. */
export function endSubscription(
  tx: Transaction,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): Subscription {
  const held = pendingUpdateOf(tx, subscription.id);
  if (held) dropPendingUpdate(tx, held);
  settleInvoices(tx, subscription);
  dropPendingItems(tx, subscription);
  if (subscription.schedule) releaseSchedule(tx, subscription.schedule, 'canceled');
  const now = retrieve(tx, 'subscription', subscription.id);
  const ended = tx.objects.put('subscription', {
    ...now,
    canceled_at: now.canceled_at ?? tx.now,
    cancellation_details: {
      comment: now.cancellation_details?.comment ?? null,
      feedback: now.cancellation_details?.feedback ?? null,
      feedback_option: null,
      reason,
    },
    ended_at: tx.now,
    pause_collection: null,
    status: 'canceled',
  });
  tx.emit('customer.subscription.deleted', ended);
  return ended;
}

/** Expires a subscription whose first invoice was not paid in time. */
export function expireIncomplete(tx: Transaction, subscription: Subscription): Subscription {
  settleInvoices(tx, subscription);
  const now = retrieve(tx, 'subscription', subscription.id);
  const expired = tx.objects.put('subscription', {
    ...now,
    canceled_at: tx.now,
    ended_at: tx.now,
    status: 'incomplete_expired',
  });
  tx.emit('customer.subscription.updated', expired, { status: subscription.status });
  return expired;
}
