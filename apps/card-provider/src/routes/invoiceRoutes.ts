import * as v from 'valibot';
import { createInvoice } from '../billing/createInvoice';
import { requireDraft } from '../billing/addToDraft';
import { finaliseInvoice } from '../billing/finaliseInvoice';
import { giveUpInvoice } from '../billing/giveUpInvoice';
import { payInvoice } from '../billing/payInvoice';
import { previewInvoice } from '../subscriptions/previewInvoice';
import { voidInvoice } from '../billing/voidInvoice';
import { common, flag } from '../api/fields';
import { pickDefined } from '../api/pickDefined';
import { listPage, paging } from '../api/listPage';
import { mergeMetadata } from '../api/metadata';
import { route } from '../api/route';
import { retrieve, type Transaction } from '../store/Transaction';
import type { Invoice } from '../model/objects';
import { listOf } from '../model/wire';
import {
  createInvoiceParams,
  listInvoicesParams,
  payInvoiceParams,
  updateInvoiceParams,
} from '../params/invoiceParams';
import { createPreviewParams } from '../params/previewParams';

const path = '/v1/invoices';
const plain = v.strictObject(common);

function updateInvoice(
  tx: Transaction,
  input: v.InferOutput<typeof updateInvoiceParams>,
  id: string,
): Invoice {
  const invoice = retrieve(tx, 'invoice', id);
  if (input.description !== undefined) requireDraft(invoice);
  const stopped =
    input.auto_advance === false
      ? { automatically_finalizes_at: null, next_payment_attempt: null }
      : {};
  const updated = tx.objects.put('invoice', {
    ...invoice,
    ...stopped,
    ...pickDefined(input, ['auto_advance', 'default_payment_method', 'description']),
    metadata: mergeMetadata(invoice.metadata, input.metadata),
  });
  tx.emit('invoice.updated', updated);
  return updated;
}

function remove(tx: Transaction, id: string): object {
  const invoice = retrieve(tx, 'invoice', id);
  requireDraft(invoice);
  for (const item of tx.objects.find('invoiceitem', { invoice: id })) tx.objects.delete(item.id);
  tx.objects.delete(id);
  tx.emit('invoice.deleted', invoice);
  return { id, object: 'invoice', deleted: true };
}

export const invoiceRoutes = [
  route('post', path, createInvoiceParams, createInvoice),
  route('post', `${path}/create_preview`, createPreviewParams, previewInvoice),
  route('get', path, listInvoicesParams, (tx, input) =>
    listPage(tx, 'invoice', path, input, {
      customer: input.customer,
      status: input.status,
      'parent.subscription_details.subscription': input.subscription,
    }),
  ),
  route('get', `${path}/:id`, plain, (tx, _, id) => retrieve(tx, 'invoice', id)),
  route('post', `${path}/:id`, updateInvoiceParams, updateInvoice),
  route('delete', `${path}/:id`, plain, (tx, _, id) => remove(tx, id)),
  route('get', `${path}/:id/lines`, v.strictObject(paging), (tx, input, id) => {
    const { data } = retrieve(tx, 'invoice', id).lines;
    const limit = input.limit ?? 10;
    return listOf(`${path}/${id}/lines`, data.slice(0, limit), data.length > limit);
  }),
  route(
    'post',
    `${path}/:id/finalize`,
    v.strictObject({ ...common, auto_advance: v.optional(flag) }),
    (tx, input, id) => {
      const draft = retrieve(tx, 'invoice', id);
      return finaliseInvoice(tx, { ...draft, ...pickDefined(input, ['auto_advance']) });
    },
  ),
  route('post', `${path}/:id/pay`, payInvoiceParams, (tx, input, id) =>
    payInvoice(tx, id, {
      paymentMethod: input.payment_method,
      outOfBand: input.paid_out_of_band,
    }),
  ),
  route('post', `${path}/:id/void`, plain, (tx, _, id) => voidInvoice(tx, id)),
  route('post', `${path}/:id/mark_uncollectible`, plain, (tx, _, id) =>
    giveUpInvoice(tx, retrieve(tx, 'invoice', id)),
  ),
];
