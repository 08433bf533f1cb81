import Stripe from 'stripe';
import { logError } from '../../process/logError';
import { StartFailure } from '../../process/StartFailure';

/** Resolves when the provider may be asked. */
export type Gate = () => Promise<void>;

/**
 * Lets calls to the provider through once a check of its account has passed. A check that finds another account is the last.
 * One that got no answer is made again by the next call. Calls at the same time share a check.
 */
export const accountGate = (check: () => Promise<void>): Gate => {
  let checking: Promise<void> | null = null;
  return () => {
    checking ??= check().catch((error: unknown) => {
      if (!(error instanceof StartFailure)) checking = null;
      throw error;
    });
    return checking;
  };
};

/**
 * Checks the account at the start.
 * @throws StartFailure for another account
 */
export const passGate = (gate: Gate): Promise<void> =>
  gate().catch((error: unknown) => {
    if (error instanceof StartFailure) throw error;
    logError(
      'The card provider doesn’t say which account its keys belong to, so Foyer asks it nothing else and takes no payments until it can',
      error,
    );
  });

/** The client's usual way to the provider, through a gate. A closed gate is to its callers a provider that can't be reached. */
export const throughGate = (gate: Gate): Stripe.HttpClient => {
  const way = Stripe.createNodeHttpClient();
  let isTold = false;
  const tell = (error: unknown): never => {
    // The client drops the reason.
    if (error instanceof StartFailure && !isTold) console.error(error.message);
    isTold ||= error instanceof StartFailure;
    throw error;
  };
  return {
    getClientName: () => way.getClientName(),
    makeRequest: async (...request) => {
      await gate().catch(tell);
      return way.makeRequest(...request);
    },
  };
};
