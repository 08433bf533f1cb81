import { ServiceError } from '../ServiceError';
import { rateLimits, type RateLimits } from './RateLimits';

interface Returnable {
  purpose: 'pause' | 'leave' | 'extend';
  userId: string;
  /** Minor units; what costs nothing doesn't count. */
  amount: number;
  /** An earlier attempt of this request, whose process died, has counted it. */
  isCounted?: boolean;
}

/** Whether a charge that failed has taken no money. One that was paid after all has. */
const isUnpaid = (error: unknown): boolean =>
  !(error instanceof ServiceError && error.code === 'INVOICE_SETTLED');

/**
 * Makes a charge that its user can have returned at once. It counts before it is made, so that many at once cannot pass, and
 * no longer if it fails. Rule SEC-11.
 * @throws ServiceError `TOO_MANY_REQUESTS`, and what `charge` throws
 */
export const countReturnable = async <T>(
  limits: RateLimits,
  { purpose, userId, amount, isCounted = false }: Returnable,
  charge: () => Promise<T>,
): Promise<T> => {
  if (amount <= 0) return charge();
  const who = `${purpose} ${userId}`;
  if (!isCounted) await limits.use(rateLimits.returnableCharge, who);
  return charge().catch(async (error: unknown) => {
    if (isUnpaid(error)) await limits.giveBack(rateLimits.returnableCharge, who);
    throw error;
  });
};
