import { markInvoicePaid } from '../billing/markInvoicePaid';
import type { Continuations } from '../ledger/Books';
import type { Work } from '../ledger/Work';
import type { PaymentIntent, SetupIntent } from '../model/kinds';
import { completeSession } from './completeSession';

function continueCheckout(work: Work, intent: PaymentIntent | SetupIntent): void {
  const [record] = work.store.find('session_record', { intent: intent.id });
  if (record) completeSession(work, record, intent);
}

/** Money has arrived, or a card is saved: what waited for it goes on. */
export const afterIntent: Continuations = {
  paid(work, intent) {
    const [payment] = work.store.find('invoice_payment', { 'payment.payment_intent': intent.id });
    const invoice = payment && work.store.get('invoice', payment.invoice);
    if (invoice?.status === 'open') markInvoicePaid(work, invoice);
    continueCheckout(work, intent);
  },
  saved: continueCheckout,
};
