import { newId } from '../ledger/newId';
import type { Work } from '../ledger/Work';
import type { InvoiceItem, Price } from '../model/kinds';
import { pricingOf, type Span } from './invoiceLine';

export interface OneOffFields {
  customer: string;
  price?: Price;
  /** Minor units; with a price, the price's own amount times the quantity. */
  amount?: number;
  currency?: string;
  quantity?: number;
  description?: string | null;
  invoice?: string | null;
  subscription?: string | null;
  subscriptionItem?: string;
  period?: Span;
  proration?: boolean;
  discountable?: boolean;
  metadata?: Record<string, string>;
}

/** An invoice item, not stored: something to bill once, with the next invoice or a given one. */
export function oneOffItem(work: Work, fields: OneOffFields): InvoiceItem {
  const quantity = fields.quantity ?? 1;
  const { price } = fields;
  const name = price && work.store.get('product', price.product)?.name;
  return {
    id: newId('ii'),
    object: 'invoiceitem',
    amount: fields.amount ?? (price?.unit_amount ?? 0) * quantity,
    currency: price?.currency ?? fields.currency ?? 'gbp',
    customer: fields.customer,
    customer_account: null,
    date: work.now,
    description: fields.description ?? name ?? null,
    discountable: fields.discountable ?? true,
    discounts: [],
    invoice: fields.invoice ?? null,
    livemode: false,
    metadata: fields.metadata ?? {},
    parent: fields.subscription
      ? {
          subscription_details: {
            subscription: fields.subscription,
            subscription_item: fields.subscriptionItem,
          },
          type: 'subscription_details',
        }
      : null,
    period: fields.period ?? { start: work.now, end: work.now },
    pricing: price ? pricingOf(price) : null,
    proration: fields.proration ?? false,
    quantity,
    quantity_decimal: String(quantity),
    tax_rates: [],
    test_clock: null,
  };
}
