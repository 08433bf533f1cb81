import { periodLine, type Span } from '../billing/invoiceLine';
import { money } from '../billing/money';
import type { Work } from '../ledger/Work';
import type { InvoiceLine, Price, Subscription, SubscriptionItem } from '../model/kinds';

/** "Plus (at £25.00 / month)", as invoices name a price. */
export function describePrice(work: Work, price: Price): string {
  const name = work.store.get('product', price.product)?.name ?? 'Product';
  const amount = money(price.unit_amount ?? 0, price.currency);
  const { interval = '', interval_count = 1 } = price.recurring ?? {};
  if (!interval) return name;
  return `${name} (at ${amount} / ${interval_count === 1 ? interval : `every ${interval_count} ${interval}s`})`;
}

export const itemAmount = (item: SubscriptionItem): number =>
  (item.price.unit_amount ?? 0) * (item.quantity ?? 1);

/** The lines of a whole period, one an item; a trial costs nothing. */
export const periodLines = (
  work: Work,
  subscription: Subscription,
  period: Span,
  free = false,
): InvoiceLine[] =>
  subscription.items.data.map((item) => {
    const name = free
      ? `Trial period for ${describePrice(work, item.price)}`
      : describePrice(work, item.price);
    return periodLine(item, name, period, free ? 0 : itemAmount(item));
  });
