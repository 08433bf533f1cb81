import Stripe from 'stripe';
import { vi } from 'vitest';

/**
 * Lets the card provider refuse every refund, as it does where the card is closed.
 * @param code why, in the provider's word
 */
export const closeCards = ({ refunds }: Stripe, code?: string): void => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(refunds, 'create').mockRejectedValue(
    new Stripe.errors.StripeInvalidRequestError({
      type: 'invalid_request_error',
      ...(code === undefined ? {} : { code }),
      message: 'The card of this payment is closed.',
    }),
  );
};
