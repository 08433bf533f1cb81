import { LocksBusy, LockTimeout } from '../../db/keyedLock';
import type { Backend } from '../Backend';
import { ServiceError } from '../ServiceError';

/**
 * Runs `work` while nothing else changes what this buyer pays for: orders, payments, changes of plan,
 * pauses. The lock covers check, call to the card provider and write. Rule BUY-7.
 * @param buyer the buyer's key
 * @throws ServiceError `STATE_CONFLICT` when the lock is not free in time; `LocksBusy` when others use all connections
 */
export const withBuyerLock = <T>(
  { withLock }: Pick<Backend, 'withLock'>,
  buyer: string,
  work: () => Promise<T>,
): Promise<T> =>
  withLock(`buyer:${buyer}`, work).catch((error: unknown) => {
    if (!(error instanceof LockTimeout) || error instanceof LocksBusy) throw error;
    throw new ServiceError(
      'STATE_CONFLICT',
      'We’re still working on your last request. Try again in a moment.',
    );
  });
