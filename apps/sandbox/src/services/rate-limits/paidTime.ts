import type { Backend } from '../Backend';
import { ServiceError } from '../ServiceError';
import { rateLimits } from './RateLimits';

const limit = rateLimits.refundableCharge;

const counter = (userId: string): string => `extend ${userId}`;

/** Counts a payment for more time once it is made: one that waits for the bank may be given up. Rule SEC-11. */
export const countPaidTime = async (
  { limits }: Pick<Backend, 'limits'>,
  userId: string,
): Promise<void> => {
  await limits.take(limit, counter(userId));
};

/**
 * Refuses more time to a user who was charged for it many times, because one withdrawal returns several payments. Needs the
 * buyer's lock, so that many at once can't pass. Rule SEC-11.
 * @throws ServiceError `TOO_MANY_REQUESTS`
 */
export const requireLittlePaidTime = async (
  { limits }: Pick<Backend, 'limits'>,
  userId: string,
): Promise<void> => {
  const retryAfter = await limits.waitOf(limit, counter(userId));
  if (retryAfter !== null)
    throw new ServiceError('TOO_MANY_REQUESTS', limit.message, { retryAfter });
};
