import { subscriptionOf } from '../billing/subscriptionOf';
import type { Work } from '../ledger/Work';
import type { Invoice, Subscription } from '../model/kinds';
import { applyPendingChange, pendingChangeOf } from './pendingChange';
import { saveSubscription } from './saveSubscription';

const owes = (work: Work, subscription: Subscription): boolean =>
  work.store
    .find('invoice', {
      'parent.subscription_details.subscription': subscription.id,
      status: 'open',
    })
    .some((invoice) => invoice.id !== pendingChangeOf(work, subscription.id)?.invoice);

const behind = new Set(['past_due', 'unpaid']);

/** A paid invoice starts its subscription, makes the change that waited for it, or settles it. */
export function afterInvoicePaid(work: Work, invoice: Invoice): void {
  const subscription = subscriptionOf(work, invoice);
  if (!subscription) return;
  const held = pendingChangeOf(work, subscription.id);
  if (held?.invoice === invoice.id) applyPendingChange(work, held);
  else if (subscription.status === 'incomplete') {
    saveSubscription(work, { ...subscription, status: 'active' });
  } else if (behind.has(subscription.status) && !owes(work, subscription)) {
    saveSubscription(work, { ...subscription, status: 'active' });
  }
}
