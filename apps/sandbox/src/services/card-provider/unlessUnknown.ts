import Stripe from 'stripe';

/** Whether the provider's account has nothing by that id, for example because its keys are those of another account now. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** What the provider answers about one of its objects; null if this account doesn't know it. */
export const unlessUnknown = <T>(ask: () => Promise<T>): Promise<T | null> =>
  ask().catch((error: unknown) => {
    if (!isUnknown(error)) throw error;
    return null;
  });
