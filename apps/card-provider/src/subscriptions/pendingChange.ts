import { need, type Work } from '../ledger/Work';
import type { Subscription } from '../model/kinds';
import { type PendingChange, pendingId } from '../model/pendingChange';
import { saveSubscription } from './saveSubscription';

const patience = 23 * 3600;

/** The change of a subscription that waits for its invoice to be paid, if one does. */
export const pendingChangeOf = (work: Work, subscription: string): PendingChange | undefined =>
  work.store.get('pending_change', pendingId(subscription));

/** Keeps the change aside until its invoice is paid; the subscription stays as it is meanwhile. */
export function holdChange(work: Work, after: Subscription, invoice: string): void {
  const { items, billing_cycle_anchor, trial_end, trial_start, status, discounts } = after;
  work.store.put('pending_change', {
    id: pendingId(after.id),
    subscription: after.id,
    invoice,
    after: { items, billing_cycle_anchor, trial_end, trial_start, status, discounts },
  });
  const now = need(work, 'subscription', after.id);
  saveSubscription(work, {
    ...now,
    latest_invoice: invoice,
    pending_update: {
      billing_cycle_anchor: null,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      // A renewal in between would be billed at the old price: by then it is settled.
      expires_at: Math.min(work.now + patience, now.items.data[0]?.current_period_end ?? Infinity),
      metadata: null,
      subscription_items: items.data,
      trial_end: null,
      trial_from_plan: null,
    },
  });
}

/** Makes the held change, because its invoice is paid. */
export function applyPendingChange(work: Work, held: PendingChange): Subscription {
  work.store.delete(held.id);
  const now = need(work, 'subscription', held.subscription);
  const after = saveSubscription(work, { ...now, ...held.after, pending_update: null });
  work.emit('customer.subscription.pending_update_applied', after);
  return after;
}

/** Forgets the held change: its invoice was voided, or nobody paid it in time. */
export function dropPendingChange(work: Work, held: PendingChange): void {
  work.store.delete(held.id);
  const now = need(work, 'subscription', held.subscription);
  const after = saveSubscription(work, { ...now, pending_update: null });
  work.emit('customer.subscription.pending_update_expired', after);
}
