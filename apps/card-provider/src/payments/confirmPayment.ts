import { invalid, type ErrorDetails, ProviderError } from '../http/ProviderError';
import { need, type Work } from '../ledger/Work';
import type { PaymentIntent } from '../model/kinds';
import { attachPaymentMethod } from './attachPaymentMethod';
import { bankAction } from './bankAction';
import { asksForBank, markSetUp, traitsOf } from './cardTraits';
import { authenticationFailed, decline } from './declines';
import { makeCharge } from './makeCharge';

export interface Confirmation {
  paymentMethod?: string;
  /** The person is not there: a bank that asks for them means a refusal. */
  offSession?: boolean;
  returnUrl?: string;
}

const confirmable = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]);

/** Refuses, in the API's words, to confirm an intent that is already settled. */
export function mustBeConfirmable(intent: PaymentIntent): void {
  if (confirmable.has(intent.status)) return;
  throw new ProviderError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent's status is ${intent.status}, so it can no longer be confirmed.`,
    payment_intent: intent,
  });
}

/**
 * Confirms: the intent then has succeeded, waits for the bank (`requires_action`), or is back at
 * `requires_payment_method` with `last_payment_error` saying why.
 */
export function confirmPayment(work: Work, id: string, options: Confirmation = {}): PaymentIntent {
  const intent = need(work, 'payment_intent', id);
  mustBeConfirmable(intent);
  const method = options.paymentMethod ?? intent.payment_method;
  if (!method) {
    throw invalid(
      'You cannot confirm this PaymentIntent because it is missing a payment method.',
      'payment_method',
    );
  }
  need(work, 'payment_method', method, 'payment_method');
  intent.payment_method = method;
  if (!asksForBank(traitsOf(work, method))) return charge(work, intent);
  if (options.offSession) return refuse(work, intent, decline('authentication_required'));
  const waiting = work.store.put('payment_intent', {
    ...intent,
    status: 'requires_action',
    last_payment_error: null,
    next_action: bankAction(work, intent.id, options.returnUrl),
  });
  work.emit('payment_intent.requires_action', waiting);
  return waiting;
}

/** The bank's page was completed, failed or left. Says nothing twice: a settled intent stays so. */
export function answerFromBank(work: Work, id: string, agreed: boolean): PaymentIntent {
  const intent = need(work, 'payment_intent', id);
  if (intent.status !== 'requires_action') return intent;
  return agreed
    ? charge(work, intent)
    : refuse(work, intent, authenticationFailed('payment_intent'));
}

function charge(work: Work, intent: PaymentIntent): PaymentIntent {
  const method = need(work, 'payment_method', intent.payment_method ?? '');
  const reason = traitsOf(work, method.id).declines;
  const error = reason && decline(reason);
  const made = makeCharge(work, intent, method, error);
  intent.latest_charge = made.id;
  if (error) return refuse(work, intent, error);
  if (intent.customer && intent.setup_future_usage) keepForLater(work, intent);
  const paid = work.store.put('payment_intent', {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    next_action: null,
    status: 'succeeded',
  });
  work.emit('payment_intent.succeeded', paid);
  work.paid(paid);
  return paid;
}

function keepForLater(work: Work, intent: PaymentIntent): void {
  if (!intent.payment_method || !intent.customer) return;
  attachPaymentMethod(work, intent.payment_method, intent.customer);
  if (intent.setup_future_usage === 'off_session') markSetUp(work, intent.payment_method);
}

function refuse(work: Work, intent: PaymentIntent, error: ErrorDetails): PaymentIntent {
  const { payment_method: id } = intent;
  const refused = work.store.put('payment_intent', {
    ...intent,
    last_payment_error: {
      code: error.code,
      decline_code: error.decline_code,
      message: error.message,
      type: error.type,
      charge: intent.latest_charge ?? undefined,
      payment_method: (id && work.store.get('payment_method', id)) || undefined,
    },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  work.emit('payment_intent.payment_failed', refused);
  return refused;
}

/** The error that a declined intent answers with; the decline itself stays in the books. */
export function refusalOf(intent: PaymentIntent): ProviderError | null {
  const error = intent.last_payment_error;
  if (intent.status !== 'requires_payment_method' || !error) return null;
  const { code, decline_code, message = '', payment_method } = error;
  const type = error.type === 'card_error' ? 'card_error' : 'invalid_request_error';
  const details: ErrorDetails = { type, code, decline_code, message, payment_method };
  return new ProviderError(402, { ...details, payment_intent: intent }, true);
}
