import Stripe from 'stripe';
import { vi } from 'vitest';

/** Lets the card provider refuse every refund for good, as it does where the card is closed. */
export const closeCards = ({ refunds }: Stripe): void => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(refunds, 'create').mockRejectedValue(
    new Stripe.errors.StripeInvalidRequestError({
      type: 'invalid_request_error',
      message: 'The card of this payment is closed.',
    }),
  );
};
