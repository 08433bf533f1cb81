import { newInvoiceItem } from '../billing/newInvoiceItem';
import { applyDiscounts, netAmount } from '../billing/applyDiscounts';
import { couponOf, runningDiscounts } from '../billing/discounts';
import { multiplyFraction } from '../billing/exactAmounts';
import type { Transaction } from '../store/Transaction';
import type { InvoiceItem, Subscription, SubscriptionItem } from '../model/objects';
import { describePrice, itemAmount, periodLines } from './periodLines';

const length = (item: SubscriptionItem): number =>
  item.current_period_end - item.current_period_start;

/**
 * What one whole period of this item costs after discounts, in minor units. The last invoice for it
 * decides which share of the list price the customer pays. It counts as paid, even while it is a draft.
 */
function paidFor(tx: Transaction, subscription: Subscription, item: SubscriptionItem): number {
  const invoices = tx.objects.find('invoice', {
    'parent.subscription_details.subscription': subscription.id,
  });
  const full = itemAmount(item);
  for (const invoice of invoices) {
    if (invoice.status === 'void') continue;
    const line = invoice.lines.data.find(
      ({ amount, period, pricing }) =>
        amount > 0 &&
        period.end === item.current_period_end &&
        pricing?.price_details?.price === item.price.id,
    );
    if (line) return multiplyFraction(full, netAmount(line), line.amount);
  }
  if (invoices.length === 0) return full;
  return isPaidElsewhere(subscription, item) ? discounted(tx, subscription, item) : 0;
}

/** Whether this is the first period of a backdated subscription, which was paid elsewhere. */
const isPaidElsewhere = (subscription: Subscription, item: SubscriptionItem): boolean =>
  subscription.start_date < subscription.created &&
  item.current_period_start === subscription.start_date;

/** What one whole period costs with the current discounts. */
function discounted(tx: Transaction, subscription: Subscription, item: SubscriptionItem): number {
  const period = { start: item.current_period_start, end: item.current_period_end };
  const terms = runningDiscounts(tx, subscription.discounts).map((it) => ({
    id: it.id,
    coupon: couponOf(tx, it),
  }));
  const lines = applyDiscounts(periodLines(tx, subscription, period), terms);
  const line = lines.find(({ pricing }) => pricing?.price_details?.price === item.price.id);
  return line ? netAmount(line) : itemAmount(item);
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

/** The share of an amount for a whole period that falls on the rest of the period after `at`. */
const shareAfter = (item: SubscriptionItem, at: number, amount: number): number =>
  multiplyFraction(amount, item.current_period_end - at, length(item));

/** The credit for the rest of the period after `at`: a negative amount, in minor units. */
export function unusedTime(
  tx: Transaction,
  subscription: Subscription,
  item: SubscriptionItem,
  at: number,
): InvoiceItem {
  return newInvoiceItem(tx, {
    ...common(subscription, item, at),
    amount: -shareAfter(item, at, paidFor(tx, subscription, item)),
    // The amount is net of discounts already.
    discountable: false,
    description: `Unused time on ${describePrice(tx, item.price)} after ${dated(at)}`,
  });
}

/** What the rest of the period after `at` costs at a new price or quantity. */
export function remainingTime(
  tx: Transaction,
  subscription: Subscription,
  item: SubscriptionItem,
  at: number,
): InvoiceItem {
  return newInvoiceItem(tx, {
    ...common(subscription, item, at),
    amount: shareAfter(item, at, itemAmount(item)),
    description: `Remaining time on ${describePrice(tx, item.price)} after ${dated(at)}`,
  });
}
