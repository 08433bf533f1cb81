import { invalidRequest } from '../model/ApiError';
import { newId } from '../model/newId';
import { retrieve, type Transaction } from '../store/Transaction';
import type { Invoice, PaymentIntent } from '../model/objects';
import { createPaymentIntent } from '../payments/createPaymentIntent';
import { changeBalance } from './changeBalance';
import { couponOf } from './discounts';
import { markInvoicePaid } from './markInvoicePaid';
import { subscriptionOf } from './invoiceLinks';
import { withTotals } from './withTotals';

const settleBalance = (tx: Transaction, invoice: Invoice): number => {
  const amount = invoice.total - invoice.amount_due;
  if (amount !== 0)
    changeBalance(tx, invoice.customer, amount, invoice.currency, {
      type: 'applied_to_invoice',
      invoice: invoice.id,
    });
  return invoice.starting_balance + amount;
};

const nextNumber = (tx: Transaction, invoice: Invoice): string => {
  const customer = retrieve(tx, 'customer', invoice.customer ?? '');
  const sequence = customer.next_invoice_sequence ?? 1;
  tx.objects.put('customer', { ...customer, next_invoice_sequence: sequence + 1 });
  return `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
};

/** Links an invoice to the intent that pays it. */
function linkPayment(tx: Transaction, invoice: Invoice, intent: PaymentIntent): void {
  tx.objects.put('invoice_payment', {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: tx.now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

const intentFor = (tx: Transaction, invoice: Invoice): PaymentIntent =>
  createPaymentIntent(tx, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description: subscriptionOf(tx, invoice) ? 'Subscription payment' : 'Payment for invoice',
    setup_future_usage: subscriptionOf(tx, invoice) ? 'off_session' : null,
    receipt_email: invoice.customer_email,
  });

/** Removes discounts that have ended. A coupon with duration `once` ends with the first invoice. */
function endSpentDiscounts(tx: Transaction, invoice: Invoice): void {
  const subscription = subscriptionOf(tx, invoice);
  if (!subscription) return;
  const used = new Set((invoice.total_discount_amounts ?? []).map((it) => it.discount));
  const spent = subscription.discounts.filter((id) => {
    const discount = retrieve(tx, 'discount', id);
    if (discount.end !== null && discount.end <= tx.now) return true;
    return used.has(id) && couponOf(tx, discount).duration === 'once';
  });
  if (!spent.length) return;
  const discounts = subscription.discounts.filter((id) => !spent.includes(id));
  tx.objects.put('subscription', { ...subscription, discounts });
  for (const id of spent) tx.emit('customer.discount.deleted', retrieve(tx, 'discount', id));
}

/**
 * Finalises a draft: it gets its number, the customer's balance is applied, and a payment intent for
 * the amount due is created. An invoice with nothing due is paid.
 *
 * @param paidBy an intent that has already succeeded for this amount
 */
export function finaliseInvoice(tx: Transaction, known: Invoice, paidBy?: PaymentIntent): Invoice {
  if (known.status !== 'draft') {
    throw invalidRequest(
      `This invoice is already finalized, you can't finalize it again.`,
      'invoice',
    );
  }
  // The balance may have changed while it was a draft.
  const { balance } = retrieve(tx, 'customer', known.customer ?? '');
  const draft = withTotals({ ...known, starting_balance: balance });
  const page = `${tx.account.origin}/invoices/${draft.id}`;
  const number = nextNumber(tx, draft);
  const open = tx.objects.put('invoice', {
    ...draft,
    automatically_finalizes_at: null,
    effective_at: tx.now,
    ending_balance: settleBalance(tx, draft),
    hosted_invoice_url: page,
    number,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: tx.now },
  });
  endSpentDiscounts(tx, open);
  tx.emit('invoice.finalized', open);
  if (open.amount_due === 0) return markInvoicePaid(tx, open);
  linkPayment(tx, open, paidBy ?? intentFor(tx, open));
  return paidBy ? markInvoicePaid(tx, open) : open;
}
