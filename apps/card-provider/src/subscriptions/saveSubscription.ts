import type { Transaction } from '../store/Transaction';
import type { Subscription } from '../model/objects';

/** Fields of `after` that differ from `before`, with the values that they had. */
function changes(before: Subscription, after: Subscription): object {
  const old = Object.entries(before);
  const now = new Map(Object.entries(after));
  return Object.fromEntries(
    old.filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(now.get(key))),
  );
}

/** Stores the subscription and sends an event with what changed, if anything did. */
export function saveSubscription(tx: Transaction, after: Subscription): Subscription {
  const before = tx.objects.get('subscription', after.id);
  const previous = before && changes(before, after);
  tx.objects.put('subscription', after);
  if (previous && Object.keys(previous).length) {
    tx.emit('customer.subscription.updated', after, previous);
  }
  return after;
}
