import { ProviderError } from '../http/ProviderError';
import type { Work } from '../ledger/Work';
import type { PaymentIntent } from '../model/kinds';

/** Gives a payment up: it can no longer be charged. What has succeeded cannot be cancelled. */
export function cancelIntent(
  work: Work,
  intent: PaymentIntent,
  reason: string | null,
): PaymentIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw new ProviderError(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      payment_intent: intent,
    });
  }
  const cancelled = work.store.put('payment_intent', {
    ...intent,
    canceled_at: work.now,
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  });
  work.emit('payment_intent.canceled', cancelled);
  return cancelled;
}
