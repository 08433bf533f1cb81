import { newId } from '../model/newId';
import type { InvoiceItem, InvoiceLine, Price, SubscriptionItem } from '../model/objects';

export interface Span {
  start: number;
  end: number;
}

const bare = (amount: number, currency: string, description: string | null, period: Span) =>
  ({
    id: newId('il'),
    object: 'line_item',
    amount,
    currency,
    description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    parent: null,
    period,
    pretax_credit_amounts: [],
    pricing: null,
    quantity: 1,
    quantity_decimal: '1',
    subscription: null,
    subtotal: amount,
    taxes: [],
  }) satisfies InvoiceLine;

/** How a line names its price. */
export const pricingOf = (price: Price): InvoiceLine['pricing'] => ({
  price_details: { price: price.id, product: price.product },
  type: 'price_details',
  unit_amount_decimal: price.unit_amount_decimal,
});

/** The line of one period of a subscription item; `amount` differs from the price on a trial. */
export function periodLine(
  item: SubscriptionItem,
  name: string,
  period: Span,
  amount: number,
): InvoiceLine {
  const quantity = item.quantity ?? 1;
  return {
    ...bare(amount, item.price.currency, `${quantity} × ${name}`, period),
    metadata: item.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: item.subscription,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    pricing: pricingOf(item.price),
    quantity,
    quantity_decimal: String(quantity),
    subscription: item.subscription,
  };
}

/** The line of an invoice item, prorations included. */
export function itemLine(item: InvoiceItem): InvoiceLine {
  const subscription = item.parent?.subscription_details?.subscription ?? null;
  return {
    ...bare(item.amount, item.currency, item.description, item.period),
    discountable: item.discountable,
    metadata: item.metadata ?? {},
    parent: {
      invoice_item_details: {
        invoice_item: item.id,
        proration: item.proration,
        proration_details: null,
        subscription,
      },
      subscription_item_details: null,
      type: 'invoice_item_details',
    },
    pricing: item.pricing,
    quantity: item.quantity,
    quantity_decimal: String(item.quantity),
    subscription,
  };
}
