import { need, type Work } from '../ledger/Work';
import type { Invoice, PaymentIntent } from '../model/kinds';
import { confirmPayment } from '../payments/confirmPayment';
import { afterInvoiceFailed } from '../subscriptions/afterInvoiceFailed';
import { intentOf, subscriptionOf } from './subscriptionOf';

/** The card that an invoice is charged to: its own, its subscription's, or the customer's. */
function cardFor(work: Work, invoice: Invoice): string | null {
  const customer = work.store.get('customer', invoice.customer ?? '');
  return (
    invoice.default_payment_method ??
    subscriptionOf(work, invoice)?.default_payment_method ??
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

/** An attempt that somebody asks for, perhaps with a card for it alone. */
interface ByHand {
  card?: string | undefined;
}

/** What one attempt to collect an invoice came to. */
export interface Collected {
  invoice: Invoice;
  /** The intent as it stands; undefined where there was nothing to charge. */
  intent: PaymentIntent | undefined;
  paid: boolean;
}

/**
 * Charges an open invoice to the card on file. A refusal is counted and told, and what it means
 * for the subscription is decided there; a bank that asks for the person leaves the intent waiting.
 */
export function collectInvoice(work: Work, id: string, byHand?: ByHand): Collected {
  const invoice = need(work, 'invoice', id, 'invoice');
  if (invoice.status !== 'open') {
    return { invoice, intent: intentOf(work, id), paid: invoice.status === 'paid' };
  }
  const method = byHand?.card ?? cardFor(work, invoice);
  const intent = attempt(work, invoice, method);
  if (intent?.status === 'succeeded') {
    return { invoice: countAttempt(work, id), intent, paid: true };
  }
  // Once it was tried, what somebody tries by hand does not move the tries that are to come.
  const counts = !byHand || !invoice.attempted;
  return { invoice: fail(work, id, intent, counts), intent, paid: false };
}

function attempt(work: Work, invoice: Invoice, method: string | null): PaymentIntent | undefined {
  const intent = intentOf(work, invoice.id);
  if (!intent || intent.status === 'canceled' || intent.status === 'succeeded') return intent;
  if (method) return confirmPayment(work, intent.id, { paymentMethod: method });
  return work.store.put('payment_intent', { ...intent, last_payment_error: { ...noCard } });
}

function countAttempt(work: Work, id: string): Invoice {
  const invoice = need(work, 'invoice', id);
  const attempt_count = invoice.attempt_count + 1;
  return work.store.put('invoice', { ...invoice, attempt_count, attempted: true });
}

function fail(work: Work, id: string, intent: PaymentIntent | undefined, counts: boolean): Invoice {
  const invoice = counts ? countAttempt(work, id) : need(work, 'invoice', id);
  if (intent?.status === 'requires_action') work.emit('invoice.payment_action_required', invoice);
  if (counts) afterInvoiceFailed(work, invoice);
  const failed = need(work, 'invoice', id);
  work.emit('invoice.payment_failed', failed);
  return failed;
}
