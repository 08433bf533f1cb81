import * as v from 'valibot';
import { createPrice } from '../catalogue/createPrice';
import { addToDraft } from '../billing/addToDraft';
import { newInvoiceItem } from '../billing/newInvoiceItem';
import { common, text } from '../api/fields';
import { listPage, paging } from '../api/listPage';
import { newMetadata } from '../api/metadata';
import { invalidRequest } from '../model/ApiError';
import { route } from '../api/route';
import { retrieve, type Transaction } from '../store/Transaction';
import type { InvoiceItem, Price } from '../model/objects';
import { type CreateInvoiceItemParams, createInvoiceItemParams } from '../params/invoiceParams';

const path = '/v1/invoiceitems';

function priceOf(tx: Transaction, input: CreateInvoiceItemParams): Price | undefined {
  if (input.pricing?.price) return retrieve(tx, 'price', input.pricing.price, 'pricing[price]');
  return input.price_data && createPrice(tx, { ...input.price_data, active: false });
}

function create(tx: Transaction, input: CreateInvoiceItemParams): InvoiceItem {
  retrieve(tx, 'customer', input.customer, 'customer');
  const price = priceOf(tx, input);
  if (!price && (input.amount === undefined || !input.currency)) {
    throw invalidRequest(
      'You must pass amount and currency, or a price.',
      'amount',
      'parameter_missing',
    );
  }
  const item = tx.objects.put(
    'invoiceitem',
    newInvoiceItem(tx, {
      ...input,
      price,
      invoice: null,
      subscription: input.subscription ?? null,
      metadata: newMetadata(input.metadata),
    }),
  );
  tx.emit('invoiceitem.created', item);
  if (!input.invoice) return item;
  addToDraft(tx, retrieve(tx, 'invoice', input.invoice, 'invoice'), [item]);
  return retrieve(tx, 'invoiceitem', item.id);
}

const list = v.strictObject({
  ...paging,
  customer: v.optional(text),
  invoice: v.optional(text),
  pending: v.optional(v.picklist(['true', 'false'])),
});

export const invoiceItemRoutes = [
  route('post', path, createInvoiceItemParams, create),
  route('get', path, list, (tx, input) =>
    listPage(tx, 'invoiceitem', path, input, {
      customer: input.customer,
      invoice: input.pending === 'true' ? null : input.invoice,
    }),
  ),
  route('get', `${path}/:id`, v.strictObject(common), (tx, _, id) =>
    retrieve(tx, 'invoiceitem', id),
  ),
  route('delete', `${path}/:id`, v.strictObject(common), (tx, _, id) => {
    const item = retrieve(tx, 'invoiceitem', id);
    if (item.invoice) throw invalidRequest('This invoice item is already on an invoice.', 'id');
    tx.objects.delete(id);
    tx.emit('invoiceitem.deleted', item);
    return { id, object: 'invoiceitem', deleted: true };
  }),
];
