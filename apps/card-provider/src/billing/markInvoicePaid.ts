import type { Transaction } from '../store/Transaction';
import type { Invoice } from '../model/objects';
import { defaultPayment } from './invoiceLinks';

/** Marks an open invoice as paid, sends the events, and lets its subscription react. */
export function markInvoicePaid(tx: Transaction, invoice: Invoice): Invoice {
  const paid = tx.objects.put('invoice', {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: tx.now },
  });
  const payment = defaultPayment(tx, invoice.id);
  if (payment) {
    const settled = tx.objects.put('invoice_payment', {
      ...payment,
      amount_paid: payment.amount_requested,
      status: 'paid',
      status_transitions: { ...payment.status_transitions, paid_at: tx.now },
    });
    tx.emit('invoice_payment.paid', settled);
  }
  tx.emit('invoice.paid', paid);
  tx.emit('invoice.payment_succeeded', paid);
  tx.eventHandlers.invoicePaid(tx, paid);
  return paid;
}
