import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { subscriptions } from '../../db/schema/subscriptions';
import { withBuyerLock } from '../buyers/withBuyerLock';
import { endWithPeriod } from '../cancellation/cancelSubscription';
import { stopRenewal } from '../cancellation/setRenewal';
import { keepChange } from '../subscriptions/earlierPlan';
import { endsBy } from '../subscriptions/findSubscription';
import { reread } from '../subscriptions/requireCurrentSubscription';
import { forEachSettled } from './forEachSettled';

/**
 * Stops the renewal of plans that were cancelled during their minimum term, once their last period runs. The
 * card provider renews some of them, so this job stops them there before that period ends. Rule LAW-6.
 */
export const stopLastRenewals = async (backend: Backend): Promise<void> => {
  const cancelled = await backend.db
    .select()
    .from(subscriptions)
    .where(
      and(
        isNotNull(subscriptions.cancelAt),
        isNull(subscriptions.endedAt),
        inArray(subscriptions.state, ['active', 'past_due']),
        eq(subscriptions.cancelAtPeriodEnd, false),
      ),
    );
  const last = cancelled.filter((row) => endsBy(row.periodEnd, row.cancelAt, row));
  await forEachSettled('Stopping a renewal', last, ({ id, buyer }) =>
    withBuyerLock(backend, buyer, async () => {
      const row = await reread(backend, id);
      // The user may have kept it meanwhile.
      if (row.cancelAt === null || row.cancelAtPeriodEnd || row.endedAt !== null) return;
      // It still owes this period, so it doesn't end yet.
      if (row.state === 'past_due') {
        await stopRenewal(backend, row);
        const stopped = { cancelAtPeriodEnd: true, scheduledPriceId: null };
        await backend.db.update(subscriptions).set(stopped).where(eq(subscriptions.id, id));
        await keepChange(backend.db, row);
        return;
      }
      const reason = row.cancellationReason ?? 'Cancelled without logging in';
      await endWithPeriod(backend, row, { reason });
    }),
  );
};
