import * as v from 'valibot';
import { changeBalance } from '../billing/changeBalance';
import { creditInvoice } from '../billing/creditInvoice';
import { common, text } from '../api/fields';
import { listPage, paging } from '../api/listPage';
import { invalidRequest } from '../model/ApiError';
import { route } from '../api/route';
import { retrieve, type Transaction } from '../store/Transaction';
import type { CreditNote } from '../model/objects';
import { listOf } from '../model/wire';
import { createCreditNoteParams } from '../params/creditNoteParams';

const path = '/v1/credit_notes';

const list = v.strictObject({
  ...paging,
  customer: v.optional(text),
  invoice: v.optional(text),
});

/** Only a credit that changed nothing but the customer's balance can be voided. */
function voidNote(tx: Transaction, id: string): CreditNote {
  const note = retrieve(tx, 'credit_note', id);
  const gave = note.refunds.length > 0 || note.pre_payment_amount > 0;
  if (note.status !== 'issued' || gave) {
    throw invalidRequest('This credit note can no longer be voided.', 'id');
  }
  const invoice = retrieve(tx, 'invoice', note.invoice);
  const post = invoice.post_payment_credit_notes_amount - note.amount;
  tx.objects.put('invoice', { ...invoice, post_payment_credit_notes_amount: post });
  const credit = note.amount - (note.out_of_band_amount ?? 0);
  if (credit > 0)
    changeBalance(tx, note.customer, credit, note.currency, {
      type: 'credit_note',
      invoice: note.invoice,
      credit_note: id,
    });
  const voided = tx.objects.put('credit_note', { ...note, status: 'void', voided_at: tx.now });
  tx.emit('credit_note.voided', voided);
  return voided;
}

export const creditNoteRoutes = [
  route('post', path, createCreditNoteParams, creditInvoice),
  // The SDK asks for a preview by GET; a dry run calculates it.
  route('get', `${path}/preview`, createCreditNoteParams, (tx, input) =>
    tx.dryRun(tx.now, (trial) => creditInvoice(trial, input)),
  ),
  route('get', path, list, (tx, input) =>
    listPage(tx, 'credit_note', path, input, {
      customer: input.customer,
      invoice: input.invoice,
    }),
  ),
  route('get', `${path}/:id`, v.strictObject(common), (tx, _, id) =>
    retrieve(tx, 'credit_note', id),
  ),
  route('get', `${path}/:id/lines`, v.strictObject(paging), (tx, _, id) =>
    listOf(`${path}/${id}/lines`, retrieve(tx, 'credit_note', id).lines.data),
  ),
  route('post', `${path}/:id/void`, v.strictObject(common), (tx, _, id) => voidNote(tx, id)),
];
