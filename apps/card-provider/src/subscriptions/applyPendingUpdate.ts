import { subscriptionOf } from '../billing/invoiceLinks';
import { retrieve, type Transaction } from '../store/Transaction';
import type { Invoice, Subscription } from '../model/objects';
import { type PendingUpdate, pendingUpdateId } from '../model/pendingUpdate';
import { unpaidExpirySeconds } from '../model/dueAt';
import { saveSubscription } from './saveSubscription';

/** The update of a subscription that waits for its invoice to be paid. */
export const pendingUpdateOf = (tx: Transaction, subscription: string): PendingUpdate | undefined =>
  tx.objects.get('pending_change', pendingUpdateId(subscription));

/** Stores the update until its invoice is paid. The subscription stays as it is until then. */
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
      // It expires before the renewal, which would otherwise be billed at the old price.
      expires_at: Math.min(
        tx.now + unpaidExpirySeconds,
        now.items.data[0]?.current_period_end ?? Infinity,
      ),
      metadata: null,
      subscription_items: items.data,
      trial_end: null,
      trial_from_plan: null,
    },
  });
}

/** Applies the update, because its invoice is paid. */
export function applyPendingUpdate(tx: Transaction, held: PendingUpdate): Subscription {
  tx.objects.delete(held.id);
  const now = retrieve(tx, 'subscription', held.subscription);
  const after = saveSubscription(tx, { ...now, ...held.after, pending_update: null });
  tx.emit('customer.subscription.pending_update_applied', after);
  return after;
}

/** Drops the update: its invoice was voided or not paid in time. */
export function dropPendingUpdate(tx: Transaction, held: PendingUpdate): void {
  tx.objects.delete(held.id);
  const now = retrieve(tx, 'subscription', held.subscription);
  const after = saveSubscription(tx, { ...now, pending_update: null });
  tx.emit('customer.subscription.pending_update_expired', after);
}

/** Drops the update that waits for this invoice, because the invoice was voided. */
export function dropUpdateOfInvoice(tx: Transaction, invoice: Invoice): void {
  const subscription = subscriptionOf(tx, invoice);
  const held = subscription && pendingUpdateOf(tx, subscription.id);
  if (held?.invoice === invoice.id) dropPendingUpdate(tx, held);
}
