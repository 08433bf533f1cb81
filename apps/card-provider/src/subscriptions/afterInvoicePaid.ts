import { subscriptionOf } from '../billing/invoiceLinks';
import type { Transaction } from '../store/Transaction';
import type { Invoice, Subscription } from '../model/objects';
import { applyPendingUpdate, pendingUpdateOf } from './applyPendingUpdate';
import { saveSubscription } from './saveSubscription';

const owes = (tx: Transaction, subscription: Subscription): boolean =>
  tx.objects
    .find('invoice', {
      'parent.subscription_details.subscription': subscription.id,
      status: 'open',
    })
    .some((invoice) => invoice.id !== pendingUpdateOf(tx, subscription.id)?.invoice);

const behind = new Set(['past_due', 'unpaid']);

/** Reacts to a paid invoice: starts its subscription, applies its pending update, or ends past due. */
export function afterInvoicePaid(tx: Transaction, invoice: Invoice): void {
  const subscription = subscriptionOf(tx, invoice);
  if (!subscription) return;
  const held = pendingUpdateOf(tx, subscription.id);
  if (held?.invoice === invoice.id) applyPendingUpdate(tx, held);
  else if (subscription.status === 'incomplete') {
    saveSubscription(tx, { ...subscription, status: 'active' });
  } else if (behind.has(subscription.status) && !owes(tx, subscription)) {
    saveSubscription(tx, { ...subscription, status: 'active' });
  }
}

/** Nobody waits for an invoice that was given up: its subscription goes on, if no newer invoice is due. */
export function afterInvoiceGivenUp(tx: Transaction, invoice: Invoice): void {
  const subscription = subscriptionOf(tx, invoice);
  if (!subscription || !behind.has(subscription.status)) return;
  if (subscription.latest_invoice === invoice.id)
    saveSubscription(tx, { ...subscription, status: 'active' });
}
