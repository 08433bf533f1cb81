import { invalidRequest } from '../model/ApiError';
import { newMetadata } from '../api/metadata';
import { newId } from '../model/newId';
import { retrieve, type Transaction } from '../store/Transaction';
import type { CreditNote, Invoice } from '../model/objects';
import { listOf } from '../model/wire';
import { chargeOfIntent, createRefund } from '../payments/createRefund';
import type { CreateCreditNoteParams } from '../params/creditNoteParams';
import { changeBalance } from './changeBalance';
import { creditLines } from './creditLines';
import { markInvoicePaid } from './markInvoicePaid';
import { intentOf } from './invoiceLinks';

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

function splitOf(invoice: Invoice, input: CreateCreditNoteParams, total: number): Split {
  const { refund_amount = 0, credit_amount = 0, out_of_band_amount: outside = 0 } = input;
  if (invoice.status === 'open') {
    if (total > invoice.amount_remaining) {
      throw invalidRequest('The credit note is larger than what remains of the invoice.', 'amount');
    }
    return { total, before: total, refund: 0, credit: 0, outside: 0 };
  }
  if (invoice.status !== 'paid') {
    throw invalidRequest(
      `An invoice with a status of ${invoice.status} cannot be credited.`,
      'invoice',
    );
  }
  if (refund_amount + credit_amount + outside !== total) {
    throw invalidRequest(
      'The sum of refund_amount, credit_amount and out_of_band_amount must equal the amount of the credit note.',
      'amount',
    );
  }
  if (total > invoice.total - invoice.post_payment_credit_notes_amount) {
    throw invalidRequest('The credit note is larger than what was paid.', 'amount');
  }
  return { total, before: 0, refund: refund_amount, credit: credit_amount, outside };
}

function reduceOpen(tx: Transaction, invoice: Invoice, by: number): void {
  if (!by) return;
  const intent = intentOf(tx, invoice.id);
  const amount_due = invoice.amount_due - by;
  const reduced = tx.objects.put('invoice', {
    ...invoice,
    amount_due,
    amount_remaining: invoice.amount_remaining - by,
    pre_payment_credit_notes_amount: invoice.pre_payment_credit_notes_amount + by,
  });
  if (intent && amount_due > 0) {
    tx.objects.put('payment_intent', { ...intent, amount: amount_due });
  }
  if (amount_due === 0) markInvoicePaid(tx, reduced);
}

function reducePaid(tx: Transaction, invoice: Invoice, split: Split): void {
  if (split.before) return;
  const post = invoice.post_payment_credit_notes_amount + split.total;
  tx.objects.put('invoice', { ...invoice, post_payment_credit_notes_amount: post });
}

/** The transaction by which the credit becomes the customer's balance; null for none. */
const keepCredit = (
  tx: Transaction,
  { id: invoice, customer, currency }: Invoice,
  credit: number,
  credit_note: string,
): string | null =>
  credit > 0
    ? changeBalance(tx, customer, 0 - credit, currency, {
        type: 'credit_note',
        invoice,
        credit_note,
      }).id
    : null;

function refund(tx: Transaction, invoice: Invoice, amount: number): CreditNote['refunds'] {
  if (!amount) return [];
  const intent = intentOf(tx, invoice.id);
  if (!intent) throw invalidRequest('This invoice was not paid by card.', 'refund_amount');
  const made = createRefund(tx, chargeOfIntent(tx, intent.id), { amount });
  return [
    { amount_refunded: amount, payment_record_refund: null, refund: made.id, type: 'refund' },
  ];
}

const nextNumber = (tx: Transaction, invoice: Invoice): string => {
  const before = tx.objects.find('credit_note', { invoice: invoice.id }).length;
  return `${invoice.number}-CN-${String(before + 1).padStart(2, '0')}`;
};

/** Credits an invoice: less to pay while it is open; refunded, kept as credit or both once paid. */
export function creditInvoice(tx: Transaction, input: CreateCreditNoteParams): CreditNote {
  const invoice = retrieve(tx, 'invoice', input.invoice, 'invoice');
  const lines = creditLines(invoice, input);
  const total = lines.reduce((sum, line) => sum + line.amount - line.discount_amount, 0);
  if (total <= 0)
    throw invalidRequest('The amount of a credit note must be greater than zero.', 'amount');
  const split = splitOf(invoice, input, total);
  const number = nextNumber(tx, invoice);
  reduceOpen(tx, invoice, split.before);
  reducePaid(tx, invoice, split);
  const id = newId('cn');
  const note = tx.objects.put('credit_note', {
    id,
    object: 'credit_note',
    amount: total,
    amount_shipping: 0,
    created: tx.now,
    currency: invoice.currency,
    customer: invoice.customer ?? '',
    customer_account: null,
    customer_balance_transaction: keepCredit(tx, invoice, split.credit, id),
    discount_amount: lines.reduce((sum, line) => sum + line.discount_amount, 0),
    discount_amounts: lines.flatMap((line) => line.discount_amounts),
    effective_at: tx.now,
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
    refunds: refund(tx, invoice, split.refund),
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
  tx.emit('credit_note.created', note);
  return note;
}
