import { ServiceError } from '../ServiceError';
import type { RateLimit, RateLimits } from './RateLimits';

/** An attempt that counts for somebody. */
export type Count = readonly [limit: RateLimit, who: string];

/** The limit that refuses an attempt, and the seconds to wait. */
interface Refusal {
  limit: RateLimit;
  retryAfter: number;
}

/** Takes back one attempt of each. */
export const giveBackAll = async (limits: RateLimits, counts: readonly Count[]): Promise<void> => {
  for (const count of counts) await limits.giveBack(...count);
};

/**
 * Counts one attempt for each, or for none where one refuses it.
 * @returns null if all allow it
 */
export const takeAll = async (
  limits: RateLimits,
  counts: readonly Count[],
): Promise<Refusal | null> => {
  for (const [index, [limit, who]] of counts.entries()) {
    const retryAfter = await limits.take(limit, who);
    if (retryAfter === null) continue;
    await giveBackAll(limits, counts.slice(0, index));
    return { limit, retryAfter };
  }
  return null;
};

/**
 * Counts one attempt for each, or refuses the call.
 * @throws ServiceError `TOO_MANY_REQUESTS` with the seconds to wait
 */
export const requireAll = async (limits: RateLimits, counts: readonly Count[]): Promise<void> => {
  const refusal = await takeAll(limits, counts);
  if (refusal) throw new ServiceError('TOO_MANY_REQUESTS', refusal.limit.message, refusal);
};
