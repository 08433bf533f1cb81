import { newMetadata } from '../http/metadata';
import { need, type Work } from '../ledger/Work';
import type { Invoice, InvoiceItem } from '../model/kinds';
import type { CreateInvoice } from '../routes/invoiceFields';
import { redeem, usableCoupon } from './discounts';
import { addToDraft } from './draftEditing';
import { draftInvoice } from './draftInvoice';

const hour = 3600;

function waiting(work: Work, input: CreateInvoice, currency: string): InvoiceItem[] {
  if (input.pending_invoice_items_behavior !== 'include') return [];
  return work.store
    .find('invoiceitem', { customer: input.customer, invoice: null }, { oldestFirst: true })
    .filter((item) => {
      const owner = item.parent?.subscription_details?.subscription;
      return item.currency === currency && (!input.subscription || owner === input.subscription);
    });
}

const currencyOf = (work: Work, input: CreateInvoice): string => {
  const [item] = work.store.find('invoiceitem', { customer: input.customer, invoice: null });
  return input.currency ?? item?.currency ?? 'gbp';
};

/** A one-off invoice as a draft; with `auto_advance` it becomes binding by itself after an hour. */
export function createInvoice(work: Work, input: CreateInvoice): Invoice {
  const currency = currencyOf(work, input);
  const subscription = input.subscription
    ? need(work, 'subscription', input.subscription, 'subscription')
    : undefined;
  const target = { customer: input.customer };
  const discounts = (input.discounts ?? []).flatMap(({ coupon }) =>
    coupon ? [redeem(work, usableCoupon(work, coupon, currency), target).id] : [],
  );
  const draft = draftInvoice(work, {
    customer: input.customer,
    currency,
    reason: 'manual',
    lines: [],
    discounts,
    period: { start: work.now, end: work.now },
    subscription,
    description: input.description,
    metadata: newMetadata(input.metadata),
    autoAdvance: input.auto_advance ?? false,
    defaultPaymentMethod: input.default_payment_method,
  });
  const advances = input.auto_advance ? work.now + hour : null;
  const timed = work.store.put('invoice', { ...draft, automatically_finalizes_at: advances });
  return addToDraft(work, timed, waiting(work, input, currency));
}
