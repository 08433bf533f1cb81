import { newId } from '../model/newId';
import type { Transaction } from '../store/Transaction';
import type { InvoiceItem, Price } from '../model/objects';
import { pricingOf, type Span } from './invoiceLine';

export interface InvoiceItemFields {
  customer: string;
  price?: Price;
  /** Minor units; by default the price's amount times the quantity. */
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

/** An invoice item, not stored: a one-off amount on the next invoice or on a given one. */
export function newInvoiceItem(tx: Transaction, fields: InvoiceItemFields): InvoiceItem {
  const quantity = fields.quantity ?? 1;
  const { price } = fields;
  const name = price && tx.objects.get('product', price.product)?.name;
  return {
    id: newId('ii'),
    object: 'invoiceitem',
    amount: fields.amount ?? (price?.unit_amount ?? 0) * quantity,
    currency: price?.currency ?? fields.currency ?? 'gbp',
    customer: fields.customer,
    customer_account: null,
    date: tx.now,
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
    period: fields.period ?? { start: tx.now, end: tx.now },
    pricing: price ? pricingOf(price) : null,
    proration: fields.proration ?? false,
    quantity,
    quantity_decimal: String(quantity),
    tax_rates: [],
    test_clock: null,
  };
}
