import { voidInvoice } from '../billing/voidInvoice';
import { need, type Work } from '../ledger/Work';
import type { Subscription } from '../model/kinds';
import { releaseSchedule } from '../schedules/releaseSchedule';
import { dropPendingChange, pendingChangeOf } from './pendingChange';

/** Its open invoices are not tried again; that of a start that never happened is withdrawn. */
function settleInvoices(work: Work, subscription: Subscription): void {
  const open = work.store.find('invoice', {
    'parent.subscription_details.subscription': subscription.id,
    status: 'open',
  });
  for (const invoice of open) {
    if (subscription.status === 'incomplete') voidInvoice(work, invoice.id);
    else {
      work.store.put('invoice', { ...invoice, auto_advance: false, next_payment_attempt: null });
    }
  }
}

function dropPendingItems(work: Work, subscription: Subscription): void {
  const items = work.store.find('invoiceitem', { customer: subscription.customer, invoice: null });
  for (const item of items) {
    const owner = item.parent?.subscription_details?.subscription;
    if (owner === subscription.id) work.store.delete(item.id);
  }
}

/** Ends a subscription now and for good. */
export function endSubscription(
  work: Work,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): Subscription {
  const held = pendingChangeOf(work, subscription.id);
  if (held) dropPendingChange(work, held);
  settleInvoices(work, subscription);
  dropPendingItems(work, subscription);
  if (subscription.schedule) releaseSchedule(work, subscription.schedule, 'canceled');
  const now = need(work, 'subscription', subscription.id);
  const ended = work.store.put('subscription', {
    ...now,
    canceled_at: now.canceled_at ?? work.now,
    cancellation_details: {
      comment: now.cancellation_details?.comment ?? null,
      feedback: now.cancellation_details?.feedback ?? null,
      feedback_option: null,
      reason,
    },
    ended_at: work.now,
    pause_collection: null,
    status: 'canceled',
  });
  work.emit('customer.subscription.deleted', ended);
  return ended;
}

/** A subscription whose first invoice nobody paid in time. */
export function expireIncomplete(work: Work, subscription: Subscription): Subscription {
  settleInvoices(work, subscription);
  const now = need(work, 'subscription', subscription.id);
  const expired = work.store.put('subscription', {
    ...now,
    canceled_at: work.now,
    ended_at: work.now,
    status: 'incomplete_expired',
  });
  work.emit('customer.subscription.updated', expired, { status: subscription.status });
  return expired;
}
