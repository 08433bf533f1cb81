import { ServiceError } from '../ServiceError';
import { rateLimits, type RateLimits } from './RateLimits';

interface Refundable {
  purpose: 'pause' | 'leave';
  userId: string;
  /** Minor units; what costs nothing doesn't count. */
  amount: number;
  /** An earlier attempt of this request, whose process died, has counted it. */
  isCounted?: boolean;
}

/** Whether a charge that failed has taken no money. One that was paid after all has. */
const tookNoMoney = (error: unknown): boolean =>
  !(error instanceof ServiceError && error.code === 'INVOICE_SETTLED');

/**
 * Makes a charge that its user can get refunded straight away. It counts before it is made, so that many at once cannot pass, and
 * no longer if it fails. Rule SEC-11.
 * @throws ServiceError `TOO_MANY_REQUESTS`, and what `charge` throws
 */
export const countRefundable = async <T>(
  limits: RateLimits,
  { purpose, userId, amount, isCounted = false }: Refundable,
  charge: () => Promise<T>,
): Promise<T> => {
  if (amount <= 0) return charge();
  const who = `${purpose} ${userId}`;
  if (!isCounted) await limits.use(rateLimits.refundableCharge, who);
  return charge().catch(async (error: unknown) => {
    if (tookNoMoney(error)) await limits.giveBack(rateLimits.refundableCharge, who);
    throw error;
  });
};
