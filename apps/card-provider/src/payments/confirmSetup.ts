import { type ErrorDetails, invalid, ProviderError } from '../http/ProviderError';
import { need, type Work } from '../ledger/Work';
import type { SetupIntent } from '../model/kinds';
import { attachPaymentMethod } from './attachPaymentMethod';
import { bankAction } from './bankAction';
import { asksForBank, markSetUp, traitsOf } from './cardTraits';
import { authenticationFailed, decline } from './declines';

const confirmable = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]);

/** Confirms: the card is then saved, waits for the bank, or was refused (`last_setup_error`). */
export function confirmSetup(
  work: Work,
  id: string,
  options: { paymentMethod?: string; returnUrl?: string } = {},
): SetupIntent {
  const intent = need(work, 'setup_intent', id);
  if (!confirmable.has(intent.status)) {
    throw new ProviderError(400, {
      type: 'invalid_request_error',
      code: 'setup_intent_unexpected_state',
      message: `This SetupIntent's status is ${intent.status}, so it can no longer be confirmed.`,
      setup_intent: intent,
    });
  }
  const method = options.paymentMethod ?? intent.payment_method;
  if (!method) throw invalid('This SetupIntent is missing a payment method.', 'payment_method');
  need(work, 'payment_method', method, 'payment_method');
  intent.payment_method = method;
  if (!asksForBank(traitsOf(work, method))) return save(work, intent);
  const waiting = work.store.put('setup_intent', {
    ...intent,
    status: 'requires_action',
    last_setup_error: null,
    next_action: bankAction(work, id, options.returnUrl),
  });
  work.emit('setup_intent.requires_action', waiting);
  return waiting;
}

/** The bank's page was completed, failed or left; a settled intent stays as it is. */
export function answerSetupFromBank(work: Work, id: string, agreed: boolean): SetupIntent {
  const intent = need(work, 'setup_intent', id);
  if (intent.status !== 'requires_action') return intent;
  return agreed ? save(work, intent) : refuse(work, intent, authenticationFailed('setup_intent'));
}

function save(work: Work, intent: SetupIntent): SetupIntent {
  const method = need(work, 'payment_method', intent.payment_method ?? '');
  const traits = traitsOf(work, method.id);
  if (traits.declines && traits.declinesSetup)
    return refuse(work, intent, decline(traits.declines));
  if (intent.customer) attachPaymentMethod(work, method.id, intent.customer);
  if (intent.usage === 'off_session') markSetUp(work, method.id);
  const saved = work.store.put('setup_intent', {
    ...intent,
    last_setup_error: null,
    next_action: null,
    status: 'succeeded',
  });
  work.emit('setup_intent.succeeded', saved);
  work.saved(saved);
  return saved;
}

function refuse(work: Work, intent: SetupIntent, error: ErrorDetails): SetupIntent {
  const method = work.store.get('payment_method', intent.payment_method ?? '');
  const refused = work.store.put('setup_intent', {
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
  work.emit('setup_intent.setup_failed', refused);
  return refused;
}

/** The error that a refused setup answers with. */
export function setupRefusalOf(intent: SetupIntent): ProviderError | null {
  const error = intent.last_setup_error;
  if (intent.status !== 'requires_payment_method' || !error) return null;
  const type = error.type === 'card_error' ? 'card_error' : 'invalid_request_error';
  const { code, decline_code, message = '', payment_method } = error;
  const details: ErrorDetails = { type, code, decline_code, message, payment_method };
  return new ProviderError(402, { ...details, setup_intent: intent }, true);
}
