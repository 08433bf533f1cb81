import { subscriptionOf } from '../billing/subscriptionOf';
import type { Work } from '../ledger/Work';
import type { Invoice, Subscription } from '../model/kinds';
import { endSubscription } from './endSubscription';
import { pendingChangeOf } from './pendingChange';
import { saveSubscription } from './saveSubscription';

const day = 86_400;

/** When a failed invoice is tried again, in seconds, or null after the last retry. */
function nextRetry(work: Work, invoice: Invoice): number | null {
  const days = work.account.retryDays;
  const made = invoice.attempt_count - 1;
  const next = days[made];
  if (next === undefined) return null;
  const before = made > 0 ? (days[made - 1] ?? 0) : 0;
  return work.now + (next - before) * day;
}

function giveUp(work: Work, subscription: Subscription): void {
  if (work.account.afterLastRetry === 'cancel') {
    endSubscription(work, subscription, 'payment_failed');
  } else {
    saveSubscription(work, { ...subscription, status: 'unpaid' });
  }
}

/**
 * An invoice could not be collected. A first invoice leaves its subscription incomplete and a
 * change that waits for its payment leaves it as it was; else the subscription is past due, the
 * invoice is tried again on the account's days, and after the last of them the account's rule holds.
 */
export function afterInvoiceFailed(work: Work, invoice: Invoice): void {
  const subscription = subscriptionOf(work, invoice);
  if (!subscription || subscription.status === 'incomplete') return;
  if (pendingChangeOf(work, subscription.id)?.invoice === invoice.id) return;
  const next = invoice.auto_advance === false ? null : nextRetry(work, invoice);
  work.store.put('invoice', { ...invoice, next_payment_attempt: next });
  if (subscription.status === 'active' || subscription.status === 'trialing') {
    saveSubscription(work, { ...subscription, status: 'past_due' });
  }
  if (next === null && subscription.status !== 'unpaid') {
    giveUp(work, work.store.get('subscription', subscription.id) ?? subscription);
  }
}
