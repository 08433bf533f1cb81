import { invalid } from '../http/ProviderError';
import { newId } from '../ledger/newId';
import { need, type Work } from '../ledger/Work';
import type { Invoice, PaymentIntent } from '../model/kinds';
import { makePaymentIntent } from '../payments/makePaymentIntent';
import { endSpentDiscounts } from './endSpentDiscounts';
import { markInvoicePaid } from './markInvoicePaid';
import { subscriptionOf } from './subscriptionOf';

const settleBalance = (work: Work, invoice: Invoice): number => {
  const customer = need(work, 'customer', invoice.customer ?? '');
  const balance = invoice.starting_balance + invoice.total - invoice.amount_due;
  if (balance !== customer.balance) {
    work.emit('customer.updated', work.store.put('customer', { ...customer, balance }), {
      balance: customer.balance,
    });
  }
  return balance;
};

const nextNumber = (work: Work, invoice: Invoice): string => {
  const customer = need(work, 'customer', invoice.customer ?? '');
  const sequence = customer.next_invoice_sequence ?? 1;
  work.store.put('customer', { ...customer, next_invoice_sequence: sequence + 1 });
  return `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
};

/** Ties an invoice to the intent that pays it. */
function linkPayment(work: Work, invoice: Invoice, intent: PaymentIntent): void {
  work.store.put('invoice_payment', {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: work.now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

const intentFor = (work: Work, invoice: Invoice): PaymentIntent =>
  makePaymentIntent(work, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description: subscriptionOf(work, invoice) ? 'Subscription payment' : 'Payment for invoice',
    setup_future_usage: subscriptionOf(work, invoice) ? 'off_session' : null,
    receipt_email: invoice.customer_email,
  });

/**
 * Makes a draft binding: it gets its number, the customer's balance is settled, and a payment
 * intent waits for what is due. Nothing due means paid.
 *
 * @param paidBy an intent that has already succeeded for this amount
 */
export function finaliseInvoice(work: Work, draft: Invoice, paidBy?: PaymentIntent): Invoice {
  if (draft.status !== 'draft') {
    throw invalid(`This invoice is already finalized, you can't finalize it again.`, 'invoice');
  }
  const page = `${work.account.origin}/invoices/${draft.id}`;
  const number = nextNumber(work, draft);
  const open = work.store.put('invoice', {
    ...draft,
    automatically_finalizes_at: null,
    effective_at: work.now,
    ending_balance: settleBalance(work, draft),
    hosted_invoice_url: page,
    number,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: work.now },
  });
  endSpentDiscounts(work, open);
  work.emit('invoice.finalized', open);
  if (open.amount_due === 0) return markInvoicePaid(work, open);
  linkPayment(work, open, paidBy ?? intentFor(work, open));
  return paidBy ? markInvoicePaid(work, open) : open;
}
