import type { Backend } from '../Backend';
import { rateLimits } from '../rate-limits/RateLimits';

/**
 * Whether an answer may read a buyer's payments from the card provider, which counts the calls of all venues together.
 * An answer without that is true as of the last event. Rule SEC-11.
 */
export const mayReadPayments = async ({ limits }: Backend, key: string): Promise<boolean> =>
  (await limits.take(rateLimits.paymentRead, key)) === null &&
  (await limits.take(rateLimits.paymentReads, 'all')) === null;
