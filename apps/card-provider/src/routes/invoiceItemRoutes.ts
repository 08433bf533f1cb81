import * as v from 'valibot';
import { makePrice } from '../catalogue/makePrice';
import { addToDraft } from '../billing/draftEditing';
import { oneOffItem } from '../billing/oneOffItem';
import { common, text } from '../http/fields';
import { listPage, paging } from '../http/listPage';
import { newMetadata } from '../http/metadata';
import { invalid } from '../http/ProviderError';
import { route } from '../http/route';
import { need, type Work } from '../ledger/Work';
import type { InvoiceItem, Price } from '../model/kinds';
import { type CreateItem, createItem } from './invoiceFields';

const path = '/v1/invoiceitems';

function priceOf(work: Work, input: CreateItem): Price | undefined {
  if (input.pricing?.price) return need(work, 'price', input.pricing.price, 'pricing[price]');
  return input.price_data && makePrice(work, { ...input.price_data, active: false });
}

function create(work: Work, input: CreateItem): InvoiceItem {
  need(work, 'customer', input.customer, 'customer');
  const price = priceOf(work, input);
  if (!price && (input.amount === undefined || !input.currency)) {
    throw invalid('You must pass amount and currency, or a price.', 'amount', 'parameter_missing');
  }
  const item = work.store.put(
    'invoiceitem',
    oneOffItem(work, {
      ...input,
      price,
      invoice: null,
      subscription: input.subscription ?? null,
      metadata: newMetadata(input.metadata),
    }),
  );
  work.emit('invoiceitem.created', item);
  if (!input.invoice) return item;
  addToDraft(work, need(work, 'invoice', input.invoice, 'invoice'), [item]);
  return need(work, 'invoiceitem', item.id);
}

const list = v.strictObject({
  ...paging,
  customer: v.optional(text),
  invoice: v.optional(text),
  pending: v.optional(v.picklist(['true', 'false'])),
});

export const invoiceItemRoutes = [
  route('post', path, createItem, create),
  route('get', path, list, (work, input) =>
    listPage(work, 'invoiceitem', path, input, {
      customer: input.customer,
      invoice: input.pending === 'true' ? null : input.invoice,
    }),
  ),
  route('get', `${path}/:id`, v.strictObject(common), (work, _, id) =>
    need(work, 'invoiceitem', id),
  ),
  route('delete', `${path}/:id`, v.strictObject(common), (work, _, id) => {
    const item = need(work, 'invoiceitem', id);
    if (item.invoice) throw invalid('This invoice item is already on an invoice.', 'id');
    work.store.delete(id);
    work.emit('invoiceitem.deleted', item);
    return { id, object: 'invoiceitem', deleted: true };
  }),
];
