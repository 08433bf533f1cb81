import { ApiError } from '../model/ApiError';
import type { Transaction } from '../store/Transaction';
import type { PaymentIntent } from '../model/objects';

/** Cancels a payment, so that it can no longer be charged. @throws ApiError when it has succeeded */
export function cancelIntent(
  tx: Transaction,
  intent: PaymentIntent,
  reason: string | null,
): PaymentIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw new ApiError(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      payment_intent: intent,
    });
  }
  const cancelled = tx.objects.put('payment_intent', {
    ...intent,
    canceled_at: tx.now,
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  });
  tx.emit('payment_intent.canceled', cancelled);
  return cancelled;
}
