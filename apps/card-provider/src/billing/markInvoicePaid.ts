import type { Work } from '../ledger/Work';
import type { Invoice } from '../model/kinds';
import { afterInvoicePaid } from '../subscriptions/afterInvoicePaid';
import { defaultPayment } from './subscriptionOf';

/** Records that nothing is owed any more on an open invoice, and tells whoever waits for it. */
export function markInvoicePaid(work: Work, invoice: Invoice): Invoice {
  const paid = work.store.put('invoice', {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: work.now },
  });
  const payment = defaultPayment(work, invoice.id);
  if (payment) {
    const settled = work.store.put('invoice_payment', {
      ...payment,
      amount_paid: payment.amount_requested,
      status: 'paid',
      status_transitions: { ...payment.status_transitions, paid_at: work.now },
    });
    work.emit('invoice_payment.paid', settled);
  }
  work.emit('invoice.paid', paid);
  work.emit('invoice.payment_succeeded', paid);
  afterInvoicePaid(work, paid);
  return paid;
}
