import { invalid, ProviderError } from '../http/ProviderError';
import { need, type Work } from '../ledger/Work';
import { bankPage } from '../payments/bankAction';
import { confirmPayment } from '../payments/confirmPayment';
import { confirmSetup } from '../payments/confirmSetup';
import { makeCustomer } from '../payments/makeCustomer';
import { makePaymentIntent } from '../payments/makePaymentIntent';
import { makePaymentMethod } from '../payments/makePaymentMethod';
import { makeSetupIntent } from '../payments/makeSetupIntent';
import { type CardInput, readCard } from '../payments/readCard';
import { type Checkout, dueNow, findCheckout } from './openCheckout';

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
 * Pay was pressed. A session has one intent, and a complete session answers "complete" whoever
 * asks, so a double click, a second tab and a reload in the middle charge once.
 */
export function payCheckout(work: Work, id: string, payment: CheckoutPayment): CheckoutStep {
  const checkout = findCheckout(work, id);
  if (checkout.session.status === 'complete') return { status: 'complete' };
  if (checkout.session.status === 'expired') {
    throw invalid('This checkout has expired. Nothing was charged.', undefined, 'session_expired');
  }
  mustAgree(checkout, payment);
  const card = readCard(payment, work.now);
  const customer = customerOf(work, checkout, payment);
  const email = payment.email ?? work.store.get('customer', customer ?? '')?.email;
  const method = makePaymentMethod(work, card, payment, { name: payment.name, email });
  const due = dueNow(work, checkout);
  return due ? charge(work, checkout, method.id, due) : save(work, checkout, method.id);
}

function mustAgree({ session }: Checkout, payment: CheckoutPayment): void {
  if (session.consent_collection?.terms_of_service !== 'required' || payment.termsAccepted) return;
  throw invalid('Please agree to the terms first.', 'terms', 'terms_required');
}

function customerOf(work: Work, { session, record }: Checkout, payment: CheckoutPayment) {
  if (session.customer) return session.customer;
  if (record.customer) return record.customer;
  if (session.mode === 'payment' && session.customer_creation !== 'always') return null;
  const email = session.customer_email ?? payment.email ?? null;
  record.customer = makeCustomer(work, { email, name: payment.name }).id;
  work.store.put('session_record', record);
  return record.customer;
}

function charge(work: Work, checkout: Checkout, method: string, due: number): CheckoutStep {
  const { session, record } = checkout;
  const known = record.intent && work.store.get('payment_intent', record.intent);
  const intent = known
    ? work.store.put('payment_intent', { ...known, amount: due })
    : makePaymentIntent(work, {
        amount: due,
        currency: session.currency ?? 'gbp',
        customer: session.customer ?? record.customer,
        description: record.description,
        metadata: session.mode === 'payment' ? record.metadata : {},
        setup_future_usage:
          session.mode === 'subscription' ? 'off_session' : record.setupFutureUsage,
      });
  remember(work, checkout, intent.id);
  const answer = confirmPayment(work, intent.id, { paymentMethod: method });
  return step(answer.status, answer.id, work, answer.last_payment_error);
}

function save(work: Work, checkout: Checkout, method: string): CheckoutStep {
  const { session, record } = checkout;
  const intent =
    (record.intent && work.store.get('setup_intent', record.intent)) ||
    makeSetupIntent(work, {
      customer: session.customer ?? record.customer,
      description: record.description,
      metadata: session.mode === 'setup' ? record.metadata : {},
    });
  remember(work, checkout, intent.id);
  const answer = confirmSetup(work, intent.id, { paymentMethod: method });
  return step(answer.status, answer.id, work, answer.last_setup_error);
}

function remember(work: Work, { record }: Checkout, intent: string): void {
  const now = need(work, 'session_record', record.id);
  work.store.put('session_record', { ...now, intent });
}

function step(
  status: string,
  intent: string,
  work: Work,
  error: { message?: string; code?: string } | null,
): CheckoutStep {
  if (status === 'succeeded') return { status: 'complete' };
  if (status === 'requires_action') {
    return { status: 'requires_action', bank: bankPage(work, intent) };
  }
  if (!error) throw new ProviderError(500, { type: 'api_error', message: `Intent is ${status}` });
  return { status: 'refused', message: error.message ?? '', code: error.code };
}
