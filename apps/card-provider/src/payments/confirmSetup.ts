import { type ErrorDetails, invalidRequest, ApiError } from '../model/ApiError';
import { retrieve, type Transaction } from '../store/Transaction';
import type { SetupIntent } from '../model/objects';
import { attachPaymentMethod } from './attachPaymentMethod';
import { nextAction } from './nextAction';
import { requiresAuthentication, markSetUp, behaviourOf } from './cardAuthentication';
import { authenticationFailed, decline } from './declines';

const confirmable = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]);

/** Confirms a setup: the card is saved, waits for the bank, or is declined (`last_setup_error`). */
export function confirmSetup(
  tx: Transaction,
  id: string,
  options: { paymentMethod?: string; returnUrl?: string } = {},
): SetupIntent {
  const intent = retrieve(tx, 'setup_intent', id);
  if (!confirmable.has(intent.status)) {
    throw new ApiError(400, {
      type: 'invalid_request_error',
      code: 'setup_intent_unexpected_state',
      message: `This SetupIntent's status is ${intent.status}, so it can no longer be confirmed.`,
      setup_intent: intent,
    });
  }
  const method = options.paymentMethod ?? intent.payment_method;
  if (!method)
    throw invalidRequest('This SetupIntent is missing a payment method.', 'payment_method');
  retrieve(tx, 'payment_method', method, 'payment_method');
  intent.payment_method = method;
  if (!requiresAuthentication(behaviourOf(tx, method))) return save(tx, intent);
  const waiting = tx.objects.put('setup_intent', {
    ...intent,
    status: 'requires_action',
    last_setup_error: null,
    next_action: nextAction(tx, id, options.returnUrl),
  });
  tx.emit('setup_intent.requires_action', waiting);
  return waiting;
}

/** Applies the answer from the bank's page. An intent that does not wait for it stays as it is. */
export function answerSetupFromBank(tx: Transaction, id: string, agreed: boolean): SetupIntent {
  const intent = retrieve(tx, 'setup_intent', id);
  if (intent.status !== 'requires_action') return intent;
  return agreed ? save(tx, intent) : refuse(tx, intent, authenticationFailed('setup_intent'));
}

function save(tx: Transaction, intent: SetupIntent): SetupIntent {
  const method = retrieve(tx, 'payment_method', intent.payment_method ?? '');
  const traits = behaviourOf(tx, method.id);
  if (traits.declines && traits.declinesSetup) return refuse(tx, intent, decline(traits.declines));
  if (intent.customer) attachPaymentMethod(tx, method.id, intent.customer);
  if (intent.usage === 'off_session') markSetUp(tx, method.id);
  const saved = tx.objects.put('setup_intent', {
    ...intent,
    last_setup_error: null,
    next_action: null,
    status: 'succeeded',
  });
  tx.emit('setup_intent.succeeded', saved);
  tx.eventHandlers.setupIntentSucceeded(tx, saved);
  return saved;
}

function refuse(tx: Transaction, intent: SetupIntent, error: ErrorDetails): SetupIntent {
  const method = tx.objects.get('payment_method', intent.payment_method ?? '');
  const refused = tx.objects.put('setup_intent', {
    ...intent,
    last_setup_error: {
      code: error.code,
      decline_code: error.decline_code,
      message: error.message,
      type: error.type,
      payment_method: method,
    },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  tx.emit('setup_intent.setup_failed', refused);
  return refused;
}

/** The error for a declined setup. */
export function setupErrorOf(intent: SetupIntent): ApiError | null {
  const error = intent.last_setup_error;
  if (intent.status !== 'requires_payment_method' || !error) return null;
  const type = error.type === 'card_error' ? 'card_error' : 'invalid_request_error';
  const { code, decline_code, message = '', payment_method } = error;
  const details: ErrorDetails = { type, code, decline_code, message, payment_method };
  return new ApiError(402, { ...details, setup_intent: intent }, true);
}
