import { invalidRequest, type ErrorDetails, ApiError } from '../model/ApiError';
import { retrieve, type Transaction } from '../store/Transaction';
import type { PaymentIntent } from '../model/objects';
import { attachPaymentMethod } from './attachPaymentMethod';
import { nextAction } from './nextAction';
import { requiresAuthentication, markSetUp, behaviourOf } from './cardAuthentication';
import { authenticationFailed, decline } from './declines';
import { createCharge } from './createCharge';

export interface Confirmation {
  paymentMethod?: string;
  /** The customer is not there, so a bank that requires authentication declines. */
  offSession?: boolean;
  returnUrl?: string;
}

const confirmable = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]);

/** @throws ApiError when the intent has already succeeded or is cancelled */
export function requireConfirmable(intent: PaymentIntent): void {
  if (confirmable.has(intent.status)) return;
  throw new ApiError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent's status is ${intent.status}, so it can no longer be confirmed.`,
    payment_intent: intent,
  });
}

/**
 * Confirms an intent. It then is `succeeded`, waits for the bank (`requires_action`), or is back at
 * `requires_payment_method` with the reason in `last_payment_error`.
 */
export function confirmPayment(
  tx: Transaction,
  id: string,
  options: Confirmation = {},
): PaymentIntent {
  const intent = retrieve(tx, 'payment_intent', id);
  requireConfirmable(intent);
  const method = options.paymentMethod ?? intent.payment_method;
  if (!method) {
    throw invalidRequest(
      'You cannot confirm this PaymentIntent because it is missing a payment method.',
      'payment_method',
    );
  }
  retrieve(tx, 'payment_method', method, 'payment_method');
  intent.payment_method = method;
  if (!requiresAuthentication(behaviourOf(tx, method))) return charge(tx, intent);
  if (options.offSession) return refuse(tx, intent, decline('authentication_required'));
  const waiting = tx.objects.put('payment_intent', {
    ...intent,
    status: 'requires_action',
    last_payment_error: null,
    next_action: nextAction(tx, intent.id, options.returnUrl),
  });
  tx.emit('payment_intent.requires_action', waiting);
  return waiting;
}

/** Applies the answer from the bank's page. An intent that does not wait for it stays as it is. */
export function answerFromBank(tx: Transaction, id: string, agreed: boolean): PaymentIntent {
  const intent = retrieve(tx, 'payment_intent', id);
  if (intent.status !== 'requires_action') return intent;
  return agreed ? charge(tx, intent) : refuse(tx, intent, authenticationFailed('payment_intent'));
}

function charge(tx: Transaction, intent: PaymentIntent): PaymentIntent {
  const method = retrieve(tx, 'payment_method', intent.payment_method ?? '');
  const reason = behaviourOf(tx, method.id).declines;
  const error = reason && decline(reason);
  const made = createCharge(tx, intent, method, error);
  intent.latest_charge = made.id;
  if (error) return refuse(tx, intent, error);
  if (intent.customer && intent.setup_future_usage) keepForLater(tx, intent);
  const paid = tx.objects.put('payment_intent', {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    next_action: null,
    status: 'succeeded',
  });
  tx.emit('payment_intent.succeeded', paid);
  tx.eventHandlers.paymentIntentSucceeded(tx, paid);
  return paid;
}

function keepForLater(tx: Transaction, intent: PaymentIntent): void {
  if (!intent.payment_method || !intent.customer) return;
  attachPaymentMethod(tx, intent.payment_method, intent.customer);
  if (intent.setup_future_usage === 'off_session') markSetUp(tx, intent.payment_method);
}

function refuse(tx: Transaction, intent: PaymentIntent, error: ErrorDetails): PaymentIntent {
  const { payment_method: id } = intent;
  const refused = tx.objects.put('payment_intent', {
    ...intent,
    last_payment_error: {
      code: error.code,
      decline_code: error.decline_code,
      message: error.message,
      type: error.type,
      charge: intent.latest_charge ?? undefined,
      payment_method: (id && tx.objects.get('payment_method', id)) || undefined,
    },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  tx.emit('payment_intent.payment_failed', refused);
  return refused;
}

/** The error for a declined intent; throwing it keeps the declined attempt. */
export function paymentErrorOf(intent: PaymentIntent): ApiError | null {
  const error = intent.last_payment_error;
  if (intent.status !== 'requires_payment_method' || !error) return null;
  const { code, decline_code, message = '', payment_method } = error;
  const type = error.type === 'card_error' ? 'card_error' : 'invalid_request_error';
  const details: ErrorDetails = { type, code, decline_code, message, payment_method };
  return new ApiError(402, { ...details, payment_intent: intent }, true);
}
