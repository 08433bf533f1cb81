import { newMetadata } from '../api/metadata';
import { retrieve, type Transaction } from '../store/Transaction';
import type { Invoice, InvoiceItem } from '../model/objects';
import type { CreateInvoiceParams } from '../params/invoiceParams';
import { redeem, usableCoupon } from './discounts';
import { addToDraft } from './addToDraft';
import { draftInvoice } from './draftInvoice';

const hour = 3600;

function waiting(tx: Transaction, input: CreateInvoiceParams, currency: string): InvoiceItem[] {
  if (input.pending_invoice_items_behavior !== 'include') return [];
  return tx.objects
    .find('invoiceitem', { customer: input.customer, invoice: null }, { oldestFirst: true })
    .filter((item) => {
      const owner = item.parent?.subscription_details?.subscription;
      return item.currency === currency && (!input.subscription || owner === input.subscription);
    });
}

const currencyOf = (tx: Transaction, input: CreateInvoiceParams): string => {
  const [item] = tx.objects.find('invoiceitem', { customer: input.customer, invoice: null });
  return input.currency ?? item?.currency ?? 'gbp';
};

/** A one-off invoice as a draft; with `auto_advance` it is finalised after an hour. */
export function createInvoice(tx: Transaction, input: CreateInvoiceParams): Invoice {
  const currency = currencyOf(tx, input);
  const subscription = input.subscription
    ? retrieve(tx, 'subscription', input.subscription, 'subscription')
    : undefined;
  const target = { customer: input.customer };
  const discounts = (input.discounts ?? []).flatMap(({ coupon }) =>
    coupon ? [redeem(tx, usableCoupon(tx, coupon, currency), target).id] : [],
  );
  const draft = draftInvoice(tx, {
    customer: input.customer,
    currency,
    reason: 'manual',
    lines: [],
    discounts,
    period: { start: tx.now, end: tx.now },
    subscription,
    description: input.description,
    metadata: newMetadata(input.metadata),
    autoAdvance: input.auto_advance ?? false,
    defaultPaymentMethod: input.default_payment_method,
  });
  const advances = input.auto_advance ? tx.now + hour : null;
  const timed = tx.objects.put('invoice', { ...draft, automatically_finalizes_at: advances });
  return addToDraft(tx, timed, waiting(tx, input, currency));
}
