import type { Backend } from '../Backend';
import { ServiceError } from '../ServiceError';
import { rateLimits } from './RateLimits';

const limit = rateLimits.withdrawnPayment;

/** Counts the payments that a withdrawal returns to its buyer. Rule SEC-11. */
export const countWithdrawn = async (
  { limits }: Pick<Backend, 'limits'>,
  buyer: string,
  payments: number,
): Promise<void> => {
  if (payments > 0) await limits.take(limit, buyer, payments);
};

/**
 * Refuses a new order of a buyer who has withdrawn from many, because the card provider keeps its fee for each. Rule SEC-11.
 * @throws ServiceError `WITHDRAWN_OFTEN`
 */
export const requireFewWithdrawn = async (
  { limits }: Pick<Backend, 'limits'>,
  buyer: string,
): Promise<void> => {
  const retryAfter = await limits.waitOf(limit, buyer);
  if (retryAfter !== null) throw new ServiceError('WITHDRAWN_OFTEN', limit.message, { retryAfter });
};
