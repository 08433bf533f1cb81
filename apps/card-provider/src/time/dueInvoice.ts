import { collectInvoice } from '../billing/collectInvoice';
import { finaliseInvoice } from '../billing/finaliseInvoice';
import { need, type Work } from '../ledger/Work';

/** A draft whose hour has come is made binding; an open invoice is tried again. */
export function dueInvoice(work: Work, id: string): void {
  const invoice = need(work, 'invoice', id);
  const open = invoice.status === 'draft' ? finaliseInvoice(work, invoice) : invoice;
  if (open.status === 'open') {
    work.store.put('invoice', { ...open, next_payment_attempt: null });
    collectInvoice(work, open.id);
  }
}
