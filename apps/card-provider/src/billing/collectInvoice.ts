import { retrieve, type Transaction } from '../store/Transaction';
import type { Invoice, PaymentIntent } from '../model/objects';
import { confirmPayment } from '../payments/confirmPayment';
import { intentOf, subscriptionOf } from './invoiceLinks';
import { isPayable } from './isPayable';

/** The card that an invoice is charged to: its own, its subscription's, or the customer's. */
function cardFor(tx: Transaction, invoice: Invoice): string | null {
  const customer = tx.objects.get('customer', invoice.customer ?? '');
  return (
    invoice.default_payment_method ??
    subscriptionOf(tx, invoice)?.default_payment_method ??
    customer?.invoice_settings.default_payment_method ??
    null
  );
}

const noCard = {
  type: 'invalid_request_error',
  code: 'missing',
  message:
    'Cannot charge a customer that has no active card. Please attach a default payment method.',
} as const;

/** An attempt that the merchant requests, with a card for this attempt only if it names one. */
interface ManualAttempt {
  card?: string | undefined;
}

/** The result of one attempt to collect an invoice. */
export interface CollectionResult {
  invoice: Invoice;
  /** The intent after the attempt; undefined when there is nothing to charge. */
  intent: PaymentIntent | undefined;
  paid: boolean;
}

/**
 * Charges an invoice that can be paid to the card on file. A declined attempt is counted and sends an event; its
 * subscription reacts. When the bank requires authentication, the intent stays `requires_action`.
 */
export function collectInvoice(
  tx: Transaction,
  id: string,
  manual?: ManualAttempt,
): CollectionResult {
  const invoice = retrieve(tx, 'invoice', id, 'invoice');
  if (!isPayable(invoice)) {
    return { invoice, intent: intentOf(tx, id), paid: invoice.status === 'paid' };
  }
  const method = manual?.card ?? cardFor(tx, invoice);
  const intent = attempt(tx, invoice, method);
  if (intent?.status === 'succeeded') {
    return { invoice: countAttempt(tx, id), intent, paid: true };
  }
  // After the first attempt, a manual attempt does not move the scheduled retries.
  const counts = !manual || !invoice.attempted;
  return { invoice: fail(tx, id, intent, counts), intent, paid: false };
}

function attempt(
  tx: Transaction,
  invoice: Invoice,
  method: string | null,
): PaymentIntent | undefined {
  const intent = intentOf(tx, invoice.id);
  if (!intent || intent.status === 'canceled' || intent.status === 'succeeded') return intent;
  if (method) return confirmPayment(tx, intent.id, { paymentMethod: method });
  return tx.objects.put('payment_intent', { ...intent, last_payment_error: { ...noCard } });
}

function countAttempt(tx: Transaction, id: string): Invoice {
  const invoice = retrieve(tx, 'invoice', id);
  const attempt_count = invoice.attempt_count + 1;
  return tx.objects.put('invoice', { ...invoice, attempt_count, attempted: true });
}

function fail(
  tx: Transaction,
  id: string,
  intent: PaymentIntent | undefined,
  counts: boolean,
): Invoice {
  const invoice = counts ? countAttempt(tx, id) : retrieve(tx, 'invoice', id);
  if (intent?.status === 'requires_action') tx.emit('invoice.payment_action_required', invoice);
  if (counts) tx.eventHandlers.invoicePaymentFailed(tx, invoice);
  const failed = retrieve(tx, 'invoice', id);
  tx.emit('invoice.payment_failed', failed);
  return failed;
}
