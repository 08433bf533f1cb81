import type { Transaction } from '../store/Transaction';
import type { Invoice, InvoicePayment, PaymentIntent, Subscription } from '../model/objects';

/** The subscription that an invoice bills, if any. */
export function subscriptionOf(tx: Transaction, invoice: Invoice): Subscription | undefined {
  const id = invoice.parent?.subscription_details?.subscription;
  return id ? tx.objects.get('subscription', id) : undefined;
}

/** The payment by which an invoice is meant to be paid, once it is finalised. */
export const defaultPayment = (tx: Transaction, invoice: string): InvoicePayment | undefined =>
  tx.objects.find('invoice_payment', { invoice }, { limit: 1 })[0];

/** The payment intent of an invoice, once it is finalised and has something to pay. */
export function intentOf(tx: Transaction, invoice: string): PaymentIntent | undefined {
  const id = defaultPayment(tx, invoice)?.payment.payment_intent;
  return id ? tx.objects.get('payment_intent', id) : undefined;
}
