import type { Backend } from '../Backend';
import type { Reader } from '../rate-limits/countedAs';
import { rateLimits } from '../rate-limits/RateLimits';
import { takeAll } from '../rate-limits/takeAll';

/**
 * Whether an answer may read a buyer's payments from the card provider, which counts the calls of all venues together.
 * An answer without that is true as of the last event, and must not say that nothing was paid. Rule SEC-11.
 */
export const mayReadPayments = async (
  { limits }: Backend,
  { key, network }: Reader,
): Promise<boolean> =>
  (await takeAll(limits, [
    [rateLimits.paymentRead, key],
    ...(network === null ? [] : [[rateLimits.networkPaymentReads, network] as const]),
    [rateLimits.paymentReads, 'all'],
  ])) === null;
