import * as v from 'valibot';
import { creditInvoice } from '../billing/creditInvoice';
import { common, text } from '../http/fields';
import { listPage, paging } from '../http/listPage';
import { invalid } from '../http/ProviderError';
import { route } from '../http/route';
import { need, type Work } from '../ledger/Work';
import type { CreditNote } from '../model/kinds';
import { listOf } from '../model/wire';
import { createCreditNote } from './creditNoteFields';

const path = '/v1/credit_notes';

const list = v.strictObject({
  ...paging,
  customer: v.optional(text),
  invoice: v.optional(text),
});

/** Only a credit that has changed nothing but the customer's balance can be taken back. */
function voidNote(work: Work, id: string): CreditNote {
  const note = need(work, 'credit_note', id);
  const gave = note.refunds.length > 0 || note.pre_payment_amount > 0;
  if (note.status !== 'issued' || gave) {
    throw invalid('This credit note can no longer be voided.', 'id');
  }
  const invoice = need(work, 'invoice', note.invoice);
  const post = invoice.post_payment_credit_notes_amount - note.amount;
  work.store.put('invoice', { ...invoice, post_payment_credit_notes_amount: post });
  const customer = need(work, 'customer', note.customer);
  const credit = note.amount - (note.out_of_band_amount ?? 0);
  work.store.put('customer', { ...customer, balance: customer.balance + credit });
  const voided = work.store.put('credit_note', { ...note, status: 'void', voided_at: work.now });
  work.emit('credit_note.voided', voided);
  return voided;
}

export const creditNoteRoutes = [
  route('post', path, createCreditNote, creditInvoice),
  // The SDK asks for a preview by GET; it is reckoned by crediting and undoing it.
  route('get', `${path}/preview`, createCreditNote, (work, input) =>
    work.rehearse(work.now, (trial) => creditInvoice(trial, input)),
  ),
  route('get', path, list, (work, input) =>
    listPage(work, 'credit_note', path, input, {
      customer: input.customer,
      invoice: input.invoice,
    }),
  ),
  route('get', `${path}/:id`, v.strictObject(common), (work, _, id) =>
    need(work, 'credit_note', id),
  ),
  route('get', `${path}/:id/lines`, v.strictObject(paging), (work, _, id) =>
    listOf(`${path}/${id}/lines`, need(work, 'credit_note', id).lines.data),
  ),
  route('post', `${path}/:id/void`, v.strictObject(common), (work, _, id) => voidNote(work, id)),
];
