import { periodLine, type Span } from '../billing/invoiceLine';
import { formatMoney } from '../billing/formatMoneyAndDate';
import type { Transaction } from '../store/Transaction';
import type { InvoiceLine, Price, Subscription, SubscriptionItem } from '../model/objects';

/** "Plus (at £25.00 / month)", as invoices name a price. */
export function describePrice(tx: Transaction, price: Price): string {
  const name = tx.objects.get('product', price.product)?.name ?? 'Product';
  const amount = formatMoney(price.unit_amount ?? 0, price.currency);
  const { interval = '', interval_count = 1 } = price.recurring ?? {};
  if (!interval) return name;
  return `${name} (at ${amount} / ${interval_count === 1 ? interval : `every ${interval_count} ${interval}s`})`;
}

export const itemAmount = (item: SubscriptionItem): number =>
  (item.price.unit_amount ?? 0) * (item.quantity ?? 1);

/** The period that a subscription is in, in seconds; empty and at `now` when it has no items. */
export function currentPeriod(subscription: Subscription, now: number): Span {
  const [item] = subscription.items.data;
  return { start: item?.current_period_start ?? now, end: item?.current_period_end ?? now };
}

/** The lines of a whole period, one an item; a trial costs nothing. */
export const periodLines = (
  tx: Transaction,
  subscription: Subscription,
  period: Span,
  free = false,
): InvoiceLine[] =>
  subscription.items.data.map((item) => {
    const name = free
      ? `Trial period for ${describePrice(tx, item.price)}`
      : describePrice(tx, item.price);
    return periodLine(item, name, period, free ? 0 : itemAmount(item));
  });
