import { subscriptionOf } from '../billing/invoiceLinks';
import { retrieve, type Transaction } from '../store/Transaction';
import type { Invoice, Subscription } from '../model/objects';
import { type PendingUpdate, pendingUpdateId } from '../model/pendingUpdate';
import { saveSubscription } from './saveSubscription';

const patience = 23 * 3600;

/** The change of a subscription that waits for its invoice to be paid, if one does. */
export const pendingUpdateOf = (tx: Transaction, subscription: string): PendingUpdate | undefined =>
  tx.objects.get('pending_change', pendingUpdateId(subscription));

/** Keeps the change aside until its invoice is paid; the subscription stays as it is meanwhile. */
export function holdUpdate(tx: Transaction, after: Subscription, invoice: string): void {
  const { items, billing_cycle_anchor, trial_end, trial_start, status, discounts } = after;
  tx.objects.put('pending_change', {
    id: pendingUpdateId(after.id),
    subscription: after.id,
    invoice,
    after: { items, billing_cycle_anchor, trial_end, trial_start, status, discounts },
  });
  const now = retrieve(tx, 'subscription', after.id);
  saveSubscription(tx, {
    ...now,
    latest_invoice: invoice,
    pending_update: {
      billing_cycle_anchor: null,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      // A renewal in between would be billed at the old price: by then it is settled.
      expires_at: Math.min(tx.now + patience, now.items.data[0]?.current_period_end ?? Infinity),
      metadata: null,
      subscription_items: items.data,
      trial_end: null,
      trial_from_plan: null,
    },
  });
}

/** Makes the held change, because its invoice is paid. */
export function applyPendingUpdate(tx: Transaction, held: PendingUpdate): Subscription {
  tx.objects.delete(held.id);
  const now = retrieve(tx, 'subscription', held.subscription);
  const after = saveSubscription(tx, { ...now, ...held.after, pending_update: null });
  tx.emit('customer.subscription.pending_update_applied', after);
  return after;
}

/** Forgets the held change: its invoice was voided, or nobody paid it in time. */
export function dropPendingUpdate(tx: Transaction, held: PendingUpdate): void {
  tx.objects.delete(held.id);
  const now = retrieve(tx, 'subscription', held.subscription);
  const after = saveSubscription(tx, { ...now, pending_update: null });
  tx.emit('customer.subscription.pending_update_expired', after);
}

/** Forgets the update that waits for this invoice, because the invoice was voided. */
export function dropUpdateOfInvoice(tx: Transaction, invoice: Invoice): void {
  const subscription = subscriptionOf(tx, invoice);
  const held = subscription && pendingUpdateOf(tx, subscription.id);
  if (held?.invoice === invoice.id) dropPendingUpdate(tx, held);
}
