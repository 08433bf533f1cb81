import { invalidRequest } from '../model/ApiError';
import type { Transaction } from '../store/Transaction';
import type { Invoice } from '../model/objects';

/** Marks an open invoice uncollectible: nothing collects it any more, but the customer can still pay it. */
export function giveUpInvoice(tx: Transaction, invoice: Invoice): Invoice {
  if (invoice.status !== 'open')
    throw invalidRequest('You can only mark open invoices uncollectible.');
  const marked = tx.objects.put('invoice', {
    ...invoice,
    next_payment_attempt: null,
    status: 'uncollectible',
    status_transitions: { ...invoice.status_transitions, marked_uncollectible_at: tx.now },
  });
  tx.emit('invoice.marked_uncollectible', marked);
  tx.eventHandlers.invoiceGivenUp(tx, marked);
  return marked;
}
