import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { subscriptions } from '../../db/schema/subscriptions';
import { withBuyerLock } from '../buyers/withBuyerLock';
import { finishLeaving } from '../cancellation/cancelContract';
import { forEachSettled } from './forEachSettled';

/**
 * Ends the pauses of plans whose contract was left and whose process died before it did: such a plan ends with
 * the time that is left of it. Rule SUB-7.
 */
export const endInterruptedPauses = async (backend: Backend): Promise<void> => {
  const isLeft = and(
    eq(subscriptions.state, 'paused'),
    eq(subscriptions.cancelAtPeriodEnd, true),
    isNotNull(subscriptions.cancellationReason),
    isNull(subscriptions.endedAt),
  );
  const left = await backend.db.select().from(subscriptions).where(isLeft);
  await forEachSettled('Ending a pause', left, ({ id, buyer }) =>
    withBuyerLock(backend, buyer, async () => {
      // Read with the lock: the request may have been at work.
      const [row] = await backend.db
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.id, id), isLeft));
      if (row) await finishLeaving(backend, id);
    }),
  );
};
