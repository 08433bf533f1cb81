import * as v from 'valibot';
import { createInvoice as create } from '../billing/createInvoice';
import { mustBeDraft } from '../billing/draftEditing';
import { finaliseInvoice } from '../billing/finaliseInvoice';
import { payInvoice } from '../billing/payInvoice';
import { previewInvoice } from '../billing/previewInvoice';
import { voidInvoice } from '../billing/voidInvoice';
import { common, flag } from '../http/fields';
import { given } from '../http/given';
import { listPage, paging } from '../http/listPage';
import { mergeMetadata } from '../http/metadata';
import { invalid } from '../http/ProviderError';
import { route } from '../http/route';
import { need, type Work } from '../ledger/Work';
import type { Invoice } from '../model/kinds';
import { listOf } from '../model/wire';
import { createInvoice, listInvoices, payment, updateInvoice } from './invoiceFields';
import { createPreview } from './previewFields';

const path = '/v1/invoices';
const plain = v.strictObject(common);

function change(work: Work, input: v.InferOutput<typeof updateInvoice>, id: string): Invoice {
  const invoice = need(work, 'invoice', id);
  if (input.description !== undefined) mustBeDraft(invoice);
  const updated = work.store.put('invoice', {
    ...invoice,
    ...given(input, ['auto_advance', 'default_payment_method', 'description']),
    metadata: mergeMetadata(invoice.metadata, input.metadata),
  });
  work.emit('invoice.updated', updated);
  return updated;
}

function markUncollectible(work: Work, id: string): Invoice {
  const invoice = need(work, 'invoice', id);
  if (invoice.status !== 'open') throw invalid('You can only mark open invoices uncollectible.');
  const status_transitions = { ...invoice.status_transitions, marked_uncollectible_at: work.now };
  const marked = work.store.put('invoice', {
    ...invoice,
    next_payment_attempt: null,
    status: 'uncollectible',
    status_transitions,
  });
  work.emit('invoice.marked_uncollectible', marked);
  return marked;
}

function remove(work: Work, id: string): object {
  const invoice = need(work, 'invoice', id);
  mustBeDraft(invoice);
  for (const item of work.store.find('invoiceitem', { invoice: id })) work.store.delete(item.id);
  work.store.delete(id);
  work.emit('invoice.deleted', invoice);
  return { id, object: 'invoice', deleted: true };
}

export const invoiceRoutes = [
  route('post', path, createInvoice, create),
  route('post', `${path}/create_preview`, createPreview, previewInvoice),
  route('get', path, listInvoices, (work, input) =>
    listPage(work, 'invoice', path, input, {
      customer: input.customer,
      status: input.status,
      'parent.subscription_details.subscription': input.subscription,
    }),
  ),
  route('get', `${path}/:id`, plain, (work, _, id) => need(work, 'invoice', id)),
  route('post', `${path}/:id`, updateInvoice, change),
  route('delete', `${path}/:id`, plain, (work, _, id) => remove(work, id)),
  route('get', `${path}/:id/lines`, v.strictObject(paging), (work, input, id) => {
    const { data } = need(work, 'invoice', id).lines;
    const limit = input.limit ?? 10;
    return listOf(`${path}/${id}/lines`, data.slice(0, limit), data.length > limit);
  }),
  route(
    'post',
    `${path}/:id/finalize`,
    v.strictObject({ ...common, auto_advance: v.optional(flag) }),
    (work, input, id) => {
      const draft = need(work, 'invoice', id);
      return finaliseInvoice(work, { ...draft, ...given(input, ['auto_advance']) });
    },
  ),
  route('post', `${path}/:id/pay`, payment, (work, input, id) =>
    payInvoice(work, id, {
      paymentMethod: input.payment_method,
      outOfBand: input.paid_out_of_band,
    }),
  ),
  route('post', `${path}/:id/void`, plain, (work, _, id) => voidInvoice(work, id)),
  route('post', `${path}/:id/mark_uncollectible`, plain, (work, _, id) =>
    markUncollectible(work, id),
  ),
];
