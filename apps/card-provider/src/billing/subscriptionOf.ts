import type { Work } from '../ledger/Work';
import type { Invoice, InvoicePayment, PaymentIntent, Subscription } from '../model/kinds';

/** The subscription that an invoice bills, if any. */
export function subscriptionOf(work: Work, invoice: Invoice): Subscription | undefined {
  const id = invoice.parent?.subscription_details?.subscription;
  return id ? work.store.get('subscription', id) : undefined;
}

/** The payment by which an invoice is meant to be paid, once it is finalised. */
export const defaultPayment = (work: Work, invoice: string): InvoicePayment | undefined =>
  work.store.find('invoice_payment', { invoice }, { limit: 1 })[0];

/** The payment intent of an invoice, once it is finalised and has something to pay. */
export function intentOf(work: Work, invoice: string): PaymentIntent | undefined {
  const id = defaultPayment(work, invoice)?.payment.payment_intent;
  return id ? work.store.get('payment_intent', id) : undefined;
}
