import { subscriptionOf } from '../billing/invoiceLinks';
import type { Transaction } from '../store/Transaction';
import type { Invoice, Subscription } from '../model/objects';
import { endSubscription } from './endSubscription';
import { pendingUpdateOf } from './applyPendingUpdate';
import { saveSubscription } from './saveSubscription';

const day = 86_400;

/** When a failed invoice is retried, in epoch seconds, or null after the last retry. */
function nextRetry(tx: Transaction, invoice: Invoice): number | null {
  const days = tx.account.retryDays;
  const made = invoice.attempt_count - 1;
  const next = days[made];
  if (next === undefined) return null;
  const before = made > 0 ? (days[made - 1] ?? 0) : 0;
  return tx.now + (next - before) * day;
}

function endAfterLastTry(tx: Transaction, subscription: Subscription): void {
  if (tx.account.afterLastRetry === 'cancel') {
    endSubscription(tx, subscription, 'payment_failed');
  } else {
    saveSubscription(tx, { ...subscription, status: 'unpaid' });
  }
}

/**
 * Reacts to an invoice that could not be collected. After a failed first invoice the subscription
 * stays incomplete; after that of a pending update it stays as it is. Otherwise it is past due, and
 * the invoice is retried on the account's days. After the last retry the account's rule applies.
 */
export function afterInvoiceFailed(tx: Transaction, invoice: Invoice): void {
  const subscription = subscriptionOf(tx, invoice);
  if (!subscription || subscription.status === 'incomplete') return;
  if (pendingUpdateOf(tx, subscription.id)?.invoice === invoice.id) return;
  const next = invoice.auto_advance === false ? null : nextRetry(tx, invoice);
  tx.objects.put('invoice', { ...invoice, next_payment_attempt: next });
  if (subscription.status === 'active' || subscription.status === 'trialing') {
    saveSubscription(tx, { ...subscription, status: 'past_due' });
  }
  if (next === null && subscription.status !== 'unpaid') {
    endAfterLastTry(tx, tx.objects.get('subscription', subscription.id) ?? subscription);
  }
}
