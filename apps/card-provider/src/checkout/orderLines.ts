import { applyDiscounts, netAmount } from '../billing/applyDiscounts';
import { retrieve, type Transaction } from '../store/Transaction';
import { itemLine } from '../billing/invoiceLine';
import type { CheckoutSession, InvoiceItem, InvoiceLine, Price } from '../model/objects';
import type { CheckoutOrder } from '../model/checkoutOrder';
import { newInvoiceItem } from '../billing/newInvoiceItem';

export type LineItem = NonNullable<CheckoutSession['line_items']>['data'][number];

interface Ordered {
  id: string;
  price: Price;
  quantity: number;
}

const ordered = (tx: Transaction, order: CheckoutOrder): Ordered[] =>
  order.items.map((item) => ({ ...item, price: retrieve(tx, 'price', item.price, 'price') }));

/** The one-off prices of an order as invoice items, not stored. */
export const oneOffItems = (
  tx: Transaction,
  order: CheckoutOrder,
  customer: string,
): InvoiceItem[] =>
  ordered(tx, order)
    .filter((item) => !item.price.recurring)
    .map((item) => newInvoiceItem(tx, { ...item, customer }));

/** The order's lines with discounts taken off, in minor units: what the checkout page shows. */
export function orderLines(tx: Transaction, order: CheckoutOrder): LineItem[] {
  const items = ordered(tx, order);
  const lines = items.map((item) => {
    const line = itemLine(newInvoiceItem(tx, { ...item, customer: '' }));
    const free = item.price.recurring && order.trialEnd !== null;
    return free ? { ...line, amount: 0 } : line;
  });
  const terms = order.coupons.map((id) => ({ id, coupon: retrieve(tx, 'coupon', id, 'coupon') }));
  const discounted = applyDiscounts(lines, terms);
  return items.flatMap((item, index) => {
    const line = discounted[index];
    return line ? [lineItem(tx, item, line)] : [];
  });
}

const lineItem = (tx: Transaction, item: Ordered, line: InvoiceLine): LineItem => ({
  id: item.id,
  object: 'item',
  adjustable_quantity: null,
  amount_discount: line.amount - netAmount(line),
  amount_subtotal: line.amount,
  amount_tax: 0,
  amount_total: netAmount(line),
  currency: item.price.currency,
  description: tx.objects.get('product', item.price.product)?.name ?? null,
  metadata: {},
  price: item.price,
  quantity: item.quantity,
});
