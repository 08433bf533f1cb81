import { applyDiscounts, netAmount } from '../billing/applyDiscounts';
import { need, type Work } from '../ledger/Work';
import { itemLine } from '../billing/invoiceLine';
import type { CheckoutSession, InvoiceItem, InvoiceLine, Price } from '../model/kinds';
import type { SessionRecord } from '../model/sessionRecord';
import { oneOffItem } from '../billing/oneOffItem';

export type LineItem = NonNullable<CheckoutSession['line_items']>['data'][number];

interface Ordered {
  id: string;
  price: Price;
  quantity: number;
}

const ordered = (work: Work, record: SessionRecord): Ordered[] =>
  record.items.map((item) => ({ ...item, price: need(work, 'price', item.price, 'price') }));

/** The one-off prices of an order as invoice items, which are not stored. */
export const oneOffItems = (work: Work, record: SessionRecord, customer: string): InvoiceItem[] =>
  ordered(work, record)
    .filter((item) => !item.price.recurring)
    .map((item) => oneOffItem(work, { ...item, customer }));

/** The order's lines with discounts taken off, in minor units: what the checkout page shows. */
export function orderLines(work: Work, record: SessionRecord): LineItem[] {
  const items = ordered(work, record);
  const lines = items.map((item) => {
    const line = itemLine(oneOffItem(work, { ...item, customer: '' }));
    const free = item.price.recurring && record.trialEnd !== null;
    return free ? { ...line, amount: 0 } : line;
  });
  const terms = record.coupons.map((id) => ({ id, coupon: need(work, 'coupon', id, 'coupon') }));
  const discounted = applyDiscounts(lines, terms);
  return items.flatMap((item, index) => {
    const line = discounted[index];
    return line ? [lineItem(work, item, line)] : [];
  });
}

const lineItem = (work: Work, item: Ordered, line: InvoiceLine): LineItem => ({
  id: item.id,
  object: 'item',
  adjustable_quantity: null,
  amount_discount: line.amount - netAmount(line),
  amount_subtotal: line.amount,
  amount_tax: 0,
  amount_total: netAmount(line),
  currency: item.price.currency,
  description: work.store.get('product', item.price.product)?.name ?? null,
  metadata: {},
  price: item.price,
  quantity: item.quantity,
});
