import { invalidRequest, ApiError } from '../model/ApiError';
import { retrieve, type Transaction } from '../store/Transaction';
import { threeDSecureUrl } from '../payments/nextAction';
import { confirmPayment } from '../payments/confirmPayment';
import { confirmSetup } from '../payments/confirmSetup';
import { createCustomer } from '../payments/createCustomer';
import { createPaymentIntent } from '../payments/createPaymentIntent';
import { createPaymentMethod } from '../payments/createPaymentMethod';
import { createSetupIntent } from '../payments/createSetupIntent';
import { type CardInput, readCard } from '../payments/readCard';
import { type Checkout, dueNow, findCheckout } from './findCheckout';

export interface CheckoutPayment extends CardInput {
  name: string;
  email?: string;
  termsAccepted: boolean;
}

export type CheckoutStep =
  | { status: 'complete' }
  | { status: 'requires_action'; bank: string }
  | { status: 'refused'; message: string; code: string | undefined };

/**
 * The customer pressed Pay. A session has one intent, and a complete session always answers
 * "complete", so a double click, a second tab and a reload in the middle charge once.
 */
export function payCheckout(tx: Transaction, id: string, payment: CheckoutPayment): CheckoutStep {
  const checkout = findCheckout(tx, id);
  if (checkout.session.status === 'complete') return { status: 'complete' };
  if (checkout.session.status === 'expired') {
    throw invalidRequest(
      'This checkout has expired. Nothing was charged.',
      undefined,
      'session_expired',
    );
  }
  requireMatchingItems(checkout, payment);
  const card = readCard(payment, tx.now);
  const customer = customerOf(tx, checkout, payment);
  const email = payment.email ?? tx.objects.get('customer', customer ?? '')?.email;
  const method = createPaymentMethod(tx, card, payment, { name: payment.name, email });
  const due = dueNow(tx, checkout);
  return due ? charge(tx, checkout, method.id, due) : save(tx, checkout, method.id);
}

function requireMatchingItems({ session }: Checkout, payment: CheckoutPayment): void {
  if (session.consent_collection?.terms_of_service !== 'required' || payment.termsAccepted) return;
  throw invalidRequest('Agree to the terms to continue.', 'terms', 'terms_required');
}

function customerOf(tx: Transaction, { session, order }: Checkout, payment: CheckoutPayment) {
  if (session.customer) return session.customer;
  if (order.customer) return order.customer;
  if (session.mode === 'payment' && session.customer_creation !== 'always') return null;
  const email = session.customer_email ?? payment.email ?? null;
  order.customer = createCustomer(tx, { email, name: payment.name }).id;
  tx.objects.put('session_record', order);
  return order.customer;
}

function charge(tx: Transaction, checkout: Checkout, method: string, due: number): CheckoutStep {
  const { session, order } = checkout;
  const known = order.intent && tx.objects.get('payment_intent', order.intent);
  const intent = known
    ? tx.objects.put('payment_intent', { ...known, amount: due })
    : createPaymentIntent(tx, {
        amount: due,
        currency: session.currency ?? 'gbp',
        customer: session.customer ?? order.customer,
        description: order.description,
        payment_method_types: session.payment_method_types,
        metadata: session.mode === 'payment' ? order.metadata : {},
        setup_future_usage:
          session.mode === 'subscription' ? 'off_session' : order.setupFutureUsage,
      });
  remember(tx, checkout, intent.id);
  const answer = confirmPayment(tx, intent.id, { paymentMethod: method });
  return step(answer.status, answer.id, tx, answer.last_payment_error);
}

function save(tx: Transaction, checkout: Checkout, method: string): CheckoutStep {
  const { session, order } = checkout;
  const intent =
    (order.intent && tx.objects.get('setup_intent', order.intent)) ||
    createSetupIntent(tx, {
      customer: session.customer ?? order.customer,
      description: order.description,
      payment_method_types: session.payment_method_types,
      metadata: session.mode === 'setup' ? order.metadata : {},
    });
  remember(tx, checkout, intent.id);
  const answer = confirmSetup(tx, intent.id, { paymentMethod: method });
  return step(answer.status, answer.id, tx, answer.last_setup_error);
}

function remember(tx: Transaction, { order }: Checkout, intent: string): void {
  const now = retrieve(tx, 'session_record', order.id);
  tx.objects.put('session_record', { ...now, intent });
}

function step(
  status: string,
  intent: string,
  tx: Transaction,
  error: { message?: string; code?: string } | null,
): CheckoutStep {
  if (status === 'succeeded') return { status: 'complete' };
  if (status === 'requires_action') {
    return { status: 'requires_action', bank: threeDSecureUrl(tx, intent) };
  }
  if (!error) throw new ApiError(500, { type: 'api_error', message: `Intent is ${status}` });
  return { status: 'refused', message: error.message ?? '', code: error.code };
}
