import { createPrice } from '../catalogue/createPrice';
import { sameRecurrence, recurrenceOf } from '../billing/period';
import { invalidRequest } from '../model/ApiError';
import { newMetadata } from '../api/metadata';
import { retrieve, type Transaction } from '../store/Transaction';
import type { Price, Subscription, SubscriptionItem } from '../model/objects';
import { subscriptionItem } from './subscriptionItem';

/** One item of a change, as requests give it. */
export interface ItemChange {
  id?: string;
  price?: string;
  price_data?: Parameters<typeof createPrice>[1];
  quantity?: number;
  deleted?: boolean;
  metadata?: Record<string, string> | null;
}

/** The price that an item names, or a new one from its `price_data`. */
export function priceOfItem(tx: Transaction, item: ItemChange, at: string): Price {
  const price = item.price_data
    ? createPrice(tx, { ...item.price_data, active: false })
    : retrieve(tx, 'price', item.price ?? '', `${at}[price]`);
  if (price.recurring) return price;
  throw invalidRequest(
    `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
    `${at}[price]`,
  );
}

const changedItem = (tx: Transaction, item: SubscriptionItem, change: ItemChange, at: string) => {
  const price = change.price || change.price_data ? priceOfItem(tx, change, at) : item.price;
  return subscriptionItem({
    id: item.id,
    subscription: item.subscription,
    price,
    quantity: change.quantity ?? item.quantity ?? 1,
    period: { start: item.current_period_start, end: item.current_period_end },
    metadata: { ...item.metadata, ...newMetadata(change.metadata) },
    created: item.created,
  });
};

/** The items after a change. Items that the change does not name stay; new ones come last. */
export function changedItems(
  tx: Transaction,
  subscription: Subscription,
  changes: readonly ItemChange[],
): SubscriptionItem[] {
  const items = new Map(subscription.items.data.map((item) => [item.id, item]));
  const first = subscription.items.data[0];
  changes.forEach((change, index) => {
    const at = `items[${index}]`;
    const item = change.id ? items.get(change.id) : undefined;
    if (change.id && !item)
      throw invalidRequest(`No such subscription item: '${change.id}'`, `${at}[id]`);
    if (item && change.deleted) items.delete(item.id);
    else if (item) items.set(item.id, changedItem(tx, item, change, at));
    else if (first) {
      const added = subscriptionItem({
        subscription: subscription.id,
        price: priceOfItem(tx, change, at),
        quantity: change.quantity ?? 1,
        period: { start: first.current_period_start, end: first.current_period_end },
        metadata: newMetadata(change.metadata),
        created: tx.now,
      });
      items.set(added.id, added);
    }
  });
  const result = [...items.values()];
  requireMatchingItems(subscription, result);
  return result;
}

function requireMatchingItems(subscription: Subscription, items: SubscriptionItem[]): void {
  const [first] = items;
  if (!first) throw invalidRequest('A subscription must have at least one active item.', 'items');
  for (const { price } of items) {
    if (price.currency !== subscription.currency) {
      throw invalidRequest('The price has another currency than the subscription.', 'items');
    }
    if (!sameRecurrence(recurrenceOf(price), recurrenceOf(first.price))) {
      throw invalidRequest('All items of a subscription must recur alike.', 'items');
    }
  }
}
