import { invalidRequest } from '../model/ApiError';
import { retrieve, type Transaction } from '../store/Transaction';
import type { Invoice } from '../model/objects';
import { cancelIntent } from '../payments/cancelIntent';
import { changeBalance } from './changeBalance';
import { defaultPayment, intentOf } from './invoiceLinks';
import { isPayable } from './isPayable';

/** Cancels the payment of an invoice, so that it can no longer charge a card. */
export function stopPayment(tx: Transaction, invoice: Invoice): void {
  const intent = intentOf(tx, invoice.id);
  if (intent && intent.status !== 'canceled') cancelIntent(tx, intent, 'void_invoice');
  const payment = defaultPayment(tx, invoice.id);
  if (!payment) return;
  const status_transitions = { ...payment.status_transitions, canceled_at: tx.now };
  tx.objects.put('invoice_payment', { ...payment, status: 'canceled', status_transitions });
}

/** The customer gets back the credit that the invoice has used. */
function returnBalance(tx: Transaction, invoice: Invoice): void {
  const used = (invoice.ending_balance ?? invoice.starting_balance) - invoice.starting_balance;
  if (used !== 0)
    changeBalance(tx, invoice.customer, 0 - used, invoice.currency, {
      type: 'unapplied_from_invoice',
      invoice: invoice.id,
    });
}

/** Voids an open invoice: it is no longer owed and its payment is cancelled. */
export function voidInvoice(tx: Transaction, id: string): Invoice {
  const invoice = retrieve(tx, 'invoice', id, 'invoice');
  if (!isPayable(invoice)) {
    throw invalidRequest(
      `You can only void open or uncollectible invoices. This invoice has a status of ${invoice.status}.`,
      'invoice',
      'invoice_not_editable',
    );
  }
  stopPayment(tx, invoice);
  returnBalance(tx, invoice);
  const voided = tx.objects.put('invoice', {
    ...invoice,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: tx.now },
  });
  tx.emit('invoice.voided', voided);
  tx.eventHandlers.invoiceVoided(tx, voided);
  return voided;
}
