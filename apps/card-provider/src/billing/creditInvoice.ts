import { invalid } from '../http/ProviderError';
import { newMetadata } from '../http/metadata';
import { newId } from '../ledger/newId';
import { need, type Work } from '../ledger/Work';
import type { CreditNote, Invoice } from '../model/kinds';
import { listOf } from '../model/wire';
import { chargeOfIntent, makeRefund } from '../payments/makeRefund';
import type { CreateCreditNote } from '../routes/creditNoteFields';
import { creditLines } from './creditLines';
import { markInvoicePaid } from './markInvoicePaid';
import { intentOf } from './subscriptionOf';

/** How an amount is given back, in minor units. */
interface Split {
  total: number;
  /** Taken off what is still owed. */
  before: number;
  refund: number;
  /** Kept as credit for the next invoices. */
  credit: number;
  outside: number;
}

function splitOf(invoice: Invoice, input: CreateCreditNote, total: number): Split {
  const { refund_amount = 0, credit_amount = 0, out_of_band_amount: outside = 0 } = input;
  if (invoice.status === 'open') {
    if (total > invoice.amount_remaining) {
      throw invalid('The credit note is larger than what remains of the invoice.', 'amount');
    }
    return { total, before: total, refund: 0, credit: 0, outside: 0 };
  }
  if (invoice.status !== 'paid') {
    throw invalid(`An invoice with a status of ${invoice.status} cannot be credited.`, 'invoice');
  }
  if (refund_amount + credit_amount + outside !== total) {
    throw invalid(
      'The sum of refund_amount, credit_amount and out_of_band_amount must equal the amount of the credit note.',
      'amount',
    );
  }
  if (total > invoice.total - invoice.post_payment_credit_notes_amount) {
    throw invalid('The credit note is larger than what was paid.', 'amount');
  }
  return { total, before: 0, refund: refund_amount, credit: credit_amount, outside };
}

function reduceOpen(work: Work, invoice: Invoice, by: number): void {
  if (!by) return;
  const intent = intentOf(work, invoice.id);
  const amount_due = invoice.amount_due - by;
  const reduced = work.store.put('invoice', {
    ...invoice,
    amount_due,
    amount_remaining: invoice.amount_remaining - by,
    pre_payment_credit_notes_amount: invoice.pre_payment_credit_notes_amount + by,
  });
  if (intent && amount_due > 0) {
    work.store.put('payment_intent', { ...intent, amount: amount_due });
  }
  if (amount_due === 0) markInvoicePaid(work, reduced);
}

function reducePaid(work: Work, invoice: Invoice, split: Split): void {
  if (split.before) return;
  const post = invoice.post_payment_credit_notes_amount + split.total;
  work.store.put('invoice', { ...invoice, post_payment_credit_notes_amount: post });
  if (!split.credit) return;
  const customer = need(work, 'customer', invoice.customer ?? '');
  const balance = customer.balance - split.credit;
  work.emit('customer.updated', work.store.put('customer', { ...customer, balance }));
}

function refund(work: Work, invoice: Invoice, amount: number): CreditNote['refunds'] {
  if (!amount) return [];
  const intent = intentOf(work, invoice.id);
  if (!intent) throw invalid('This invoice was not paid by card.', 'refund_amount');
  const made = makeRefund(work, chargeOfIntent(work, intent.id), { amount });
  return [
    { amount_refunded: amount, payment_record_refund: null, refund: made.id, type: 'refund' },
  ];
}

const nextNumber = (work: Work, invoice: Invoice): string => {
  const before = work.store.find('credit_note', { invoice: invoice.id }).length;
  return `${invoice.number}-CN-${String(before + 1).padStart(2, '0')}`;
};

/** Credits an invoice: less to pay while it is open; refunded, kept as credit or both once paid. */
export function creditInvoice(work: Work, input: CreateCreditNote): CreditNote {
  const invoice = need(work, 'invoice', input.invoice, 'invoice');
  const lines = creditLines(invoice, input);
  const total = lines.reduce((sum, line) => sum + line.amount - line.discount_amount, 0);
  if (total <= 0) throw invalid('The amount of a credit note must be greater than zero.', 'amount');
  const split = splitOf(invoice, input, total);
  const number = nextNumber(work, invoice);
  reduceOpen(work, invoice, split.before);
  reducePaid(work, invoice, split);
  const id = newId('cn');
  const note = work.store.put('credit_note', {
    id,
    object: 'credit_note',
    amount: total,
    amount_shipping: 0,
    created: work.now,
    currency: invoice.currency,
    customer: invoice.customer ?? '',
    customer_account: null,
    customer_balance_transaction: null,
    discount_amount: lines.reduce((sum, line) => sum + line.discount_amount, 0),
    discount_amounts: lines.flatMap((line) => line.discount_amounts),
    effective_at: work.now,
    invoice: invoice.id,
    lines: listOf(`/v1/credit_notes/${id}/lines`, lines),
    livemode: false,
    memo: input.memo ?? null,
    metadata: newMetadata(input.metadata),
    number,
    out_of_band_amount: split.outside || null,
    pdf: invoice.hosted_invoice_url ?? '',
    post_payment_amount: total - split.before,
    pre_payment_amount: split.before,
    pretax_credit_amounts: [],
    reason: input.reason ?? null,
    refunds: refund(work, invoice, split.refund),
    shipping_cost: null,
    status: 'issued',
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
    total_taxes: [],
    type: split.before ? 'pre_payment' : 'post_payment',
    voided_at: null,
  });
  work.emit('credit_note.created', note);
  return note;
}
