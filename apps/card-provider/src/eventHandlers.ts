import { isPayable } from './billing/isPayable';
import { markInvoicePaid } from './billing/markInvoicePaid';
import { completeSession } from './checkout/completeSession';
import type { PaymentIntent, SetupIntent } from './model/objects';
import type { EventHandlers, Transaction } from './store/Transaction';
import { afterInvoiceFailed } from './subscriptions/afterInvoiceFailed';
import { afterInvoiceGivenUp, afterInvoicePaid } from './subscriptions/afterInvoicePaid';
import { dropUpdateOfInvoice } from './subscriptions/applyPendingUpdate';

function completeCheckout(tx: Transaction, intent: PaymentIntent | SetupIntent): void {
  const [order] = tx.objects.find('session_record', { intent: intent.id });
  if (order) completeSession(tx, order, intent);
}

/** The one place that knows what payments, invoices, subscriptions and checkouts do to each other. */
export const eventHandlers: EventHandlers = {
  paymentIntentSucceeded(tx, intent) {
    const [payment] = tx.objects.find('invoice_payment', { 'payment.payment_intent': intent.id });
    const invoice = payment && tx.objects.get('invoice', payment.invoice);
    if (invoice && isPayable(invoice)) markInvoicePaid(tx, invoice);
    completeCheckout(tx, intent);
  },
  setupIntentSucceeded: completeCheckout,
  invoicePaid: afterInvoicePaid,
  invoicePaymentFailed: afterInvoiceFailed,
  invoiceVoided: dropUpdateOfInvoice,
  invoiceGivenUp: afterInvoiceGivenUp,
};
