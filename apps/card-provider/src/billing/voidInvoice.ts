import { invalid } from '../http/ProviderError';
import { need, type Work } from '../ledger/Work';
import type { Invoice } from '../model/kinds';
import { cancelIntent } from '../payments/cancelIntent';
import { dropPendingChange, pendingChangeOf } from '../subscriptions/pendingChange';
import { defaultPayment, intentOf, subscriptionOf } from './subscriptionOf';

/** The intent behind an invoice can charge nobody any more. */
export function stopPayment(work: Work, invoice: Invoice): void {
  const intent = intentOf(work, invoice.id);
  if (intent && intent.status !== 'canceled') cancelIntent(work, intent, 'void_invoice');
  const payment = defaultPayment(work, invoice.id);
  if (!payment) return;
  const status_transitions = { ...payment.status_transitions, canceled_at: work.now };
  work.store.put('invoice_payment', { ...payment, status: 'canceled', status_transitions });
}

/** Withdraws an open invoice: nobody owes it any more and its intent can charge nobody. */
export function voidInvoice(work: Work, id: string): Invoice {
  const invoice = need(work, 'invoice', id, 'invoice');
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') {
    throw invalid(
      `You can only void open or uncollectible invoices. This invoice has a status of ${invoice.status}.`,
      'invoice',
      'invoice_not_editable',
    );
  }
  stopPayment(work, invoice);
  const voided = work.store.put('invoice', {
    ...invoice,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: work.now },
  });
  work.emit('invoice.voided', voided);
  const subscription = subscriptionOf(work, invoice);
  const held = subscription && pendingChangeOf(work, subscription.id);
  if (held?.invoice === id) dropPendingChange(work, held);
  return voided;
}
