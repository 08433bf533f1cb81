import type { ErrorDetails } from '../model/ApiError';
import type { DeclineReason } from '../model/testCardBehaviour';

const refusal = (code: string, message: string, decline?: string): ErrorDetails => ({
  type: 'card_error',
  code,
  message,
  ...(decline && { decline_code: decline }),
});

const table: Record<DeclineReason, ErrorDetails> = {
  generic_decline: refusal('card_declined', 'Your card was declined.', 'generic_decline'),
  insufficient_funds: refusal(
    'card_declined',
    'Your card has insufficient funds.',
    'insufficient_funds',
  ),
  lost_card: refusal('card_declined', 'Your card was declined.', 'lost_card'),
  stolen_card: refusal('card_declined', 'Your card was declined.', 'stolen_card'),
  expired_card: refusal('expired_card', 'Your card has expired.', 'expired_card'),
  incorrect_cvc: refusal(
    'incorrect_cvc',
    "Your card's security code is incorrect.",
    'incorrect_cvc',
  ),
  processing_error: refusal(
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
    'processing_error',
  ),
  test_mode_live_card: refusal(
    'card_declined',
    'Your card was declined. Only test cards work here, and this isn’t one.',
    'test_mode_live_card',
  ),
  authentication_required: refusal(
    'authentication_required',
    'Your card was declined. This transaction requires authentication.',
    'authentication_required',
  ),
};

/** The API's error for a declined charge. */
export const decline = (reason: DeclineReason): ErrorDetails => ({ ...table[reason] });

/** The API's error when 3-D Secure was not completed. */
export const authenticationFailed = (intent: 'payment_intent' | 'setup_intent'): ErrorDetails => ({
  type: 'invalid_request_error',
  code: `${intent}_authentication_failure`,
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
});
