import { invalidRequest } from '../model/ApiError';
import { retrieve, type Transaction } from '../store/Transaction';
import type { CheckoutSession } from '../model/objects';
import { cancelIntent } from '../payments/cancelIntent';
import { orderId, type CheckoutOrder } from '../model/checkoutOrder';

export interface Checkout {
  session: CheckoutSession;
  order: CheckoutOrder;
}

/** A session and its order. */
export function findCheckout(tx: Transaction, id: string): Checkout {
  const session = retrieve(tx, 'checkout.session', id);
  return { session, order: retrieve(tx, 'session_record', orderId(id)) };
}

/** What is due now in minor units, the customer's credit taken off; null for `setup`. */
export function dueNow(tx: Transaction, { session }: Checkout): number | null {
  if (session.mode === 'setup') return null;
  const total = session.amount_total ?? 0;
  if (session.mode !== 'subscription' || !session.customer) return total;
  const balance = tx.objects.get('customer', session.customer)?.balance ?? 0;
  return Math.max(0, total + Math.min(0, balance));
}

/** Expires an open session and cancels its payment, even one that waits for the bank. */
export function expireSession(tx: Transaction, { session, order }: Checkout): CheckoutSession {
  if (session.status !== 'open') {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  const intent = order.intent && tx.objects.get('payment_intent', order.intent);
  if (intent) cancelIntent(tx, intent, 'abandoned');
  const expired = tx.objects.put('checkout.session', {
    ...session,
    client_secret: null,
    status: 'expired',
  });
  tx.emit('checkout.session.expired', expired);
  return expired;
}
