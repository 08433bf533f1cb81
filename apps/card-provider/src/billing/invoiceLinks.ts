import type { Transaction } from '../store/Transaction';
import type { Invoice, InvoicePayment, PaymentIntent, Subscription } from '../model/objects';

/** The subscription that an invoice bills, if any. */
export function subscriptionOf(tx: Transaction, invoice: Invoice): Subscription | undefined {
  const id = invoice.parent?.subscription_details?.subscription;
  return id ? tx.objects.get('subscription', id) : undefined;
}

/** The payment that pays an invoice; undefined before the invoice is finalised. */
export const defaultPayment = (tx: Transaction, invoice: string): InvoicePayment | undefined =>
  tx.objects.find('invoice_payment', { invoice }, { limit: 1 })[0];

/** The payment intent of an invoice; undefined for a draft and when nothing is due. */
export function intentOf(tx: Transaction, invoice: string): PaymentIntent | undefined {
  const id = defaultPayment(tx, invoice)?.payment.payment_intent;
  return id ? tx.objects.get('payment_intent', id) : undefined;
}
