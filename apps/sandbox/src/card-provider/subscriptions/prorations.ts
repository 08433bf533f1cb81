import { oneOffItem } from '../billing/oneOffItem';
import { netAmount } from '../billing/applyDiscounts';
import { scale } from '../billing/scale';
import type { Work } from '../ledger/Work';
import type { InvoiceItem, Subscription, SubscriptionItem } from '../model/kinds';
import { describePrice, itemAmount } from './periodLines';

const length = (item: SubscriptionItem): number =>
  item.current_period_end - item.current_period_start;

/**
 * What one whole period of this item really costs, discounts taken off: the share that the last
 * invoice for it left of the list price holds for the rest of the period.
 */
function paidFor(work: Work, subscription: Subscription, item: SubscriptionItem): number {
  const invoices = work.store.find('invoice', {
    'parent.subscription_details.subscription': subscription.id,
  });
  const full = itemAmount(item);
  for (const invoice of invoices) {
    if (invoice.status === 'void' || invoice.status === 'draft') continue;
    const line = invoice.lines.data.find(
      ({ amount, period, pricing }) =>
        amount > 0 &&
        period.end === item.current_period_end &&
        pricing?.price_details?.price === item.price.id,
    );
    if (line) return scale(full, netAmount(line), line.amount);
  }
  return invoices.length ? 0 : full;
}

const dated = (seconds: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(seconds * 1000);

const common = (subscription: Subscription, item: SubscriptionItem, at: number) => ({
  customer: subscription.customer,
  subscription: subscription.id,
  subscriptionItem: item.id,
  price: item.price,
  quantity: item.quantity ?? 1,
  period: { start: at, end: item.current_period_end },
  proration: true,
});

/** What comes back for the rest of the period after `at`: a negative amount, in minor units. */
export function unusedTime(
  work: Work,
  subscription: Subscription,
  item: SubscriptionItem,
  at: number,
): InvoiceItem {
  const left = item.current_period_end - at;
  return oneOffItem(work, {
    ...common(subscription, item, at),
    amount: -scale(paidFor(work, subscription, item), left, length(item)),
    // What was paid had its discounts taken off already.
    discountable: false,
    description: `Unused time on ${describePrice(work, item.price)} after ${dated(at)}`,
  });
}

/** What the rest of the period after `at` costs at a new price or quantity. */
export function remainingTime(
  work: Work,
  subscription: Subscription,
  item: SubscriptionItem,
  at: number,
): InvoiceItem {
  const left = item.current_period_end - at;
  return oneOffItem(work, {
    ...common(subscription, item, at),
    amount: scale(itemAmount(item), left, length(item)),
    description: `Remaining time on ${describePrice(work, item.price)} after ${dated(at)}`,
  });
}
