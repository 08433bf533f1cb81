import { and, eq, isNull } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { subscriptions } from '../../db/schema/subscriptions';
import { terminations } from '../../db/schema/terminations';
import { buyerOf } from '../buyers/buyerOf';
import { withBuyerLock } from '../buyers/withBuyerLock';
import { followCurrent } from '../card-provider-sync/followPlan';
import { isUnknown } from '../card-provider/unlessUnknown';
import type { Caller } from '../Caller';
import { requireLive } from '../sessions/sessions';
import { reread } from '../subscriptions/requireCurrentSubscription';
import { finishTermination } from './finishTermination';
import { logError } from '../../process/logError';

/** Finishes the declarations that a buyer's earlier requests left unfinished. Needs the buyer's lock. */
const finishBegun = async (backend: Backend, buyer: string): Promise<void> => {
  const begun = await backend.db
    .select({ id: terminations.id, subscriptionId: terminations.subscriptionId })
    .from(terminations)
    .innerJoin(subscriptions, eq(subscriptions.id, terminations.subscriptionId))
    .where(and(eq(subscriptions.buyer, buyer), isNull(terminations.doneAt)));
  for (const termination of begun)
    await finishTermination(backend, termination).catch(async (error: unknown) => {
      const { endedAt } = await reread(backend, termination.subscriptionId);
      // What another account of the provider has can't be done until its keys come back.
      if (endedAt === null && !isUnknown(error)) throw error;
      // Only its refund is left, which a job tries again.
      logError(`Finishing the termination ${termination.id}`, error);
    });
};

/**
 * Runs what changes a buyer's plan or payments, with the buyer's lock. A declaration that an earlier
 * request left unfinished comes first; a job would end the plan that the buyer has kept or changed
 * since. Rule LAW-8.
 * @param buyer the buyer's key
 * @throws ServiceError `STATE_CONFLICT` when the lock is not free in time
 */
export const withPlan = <T>(backend: Backend, buyer: string, work: () => Promise<T>): Promise<T> =>
  withBuyerLock(backend, buyer, async () => {
    await finishBegun(backend, buyer);
    // What the work finds is the plan as the card provider has it.
    await followCurrent(backend, buyer);
    return work();
  });

/**
 * The same for what a caller changes in their own plan. The session may end while the call waits for the lock, so it is
 * found again. Rule SES-36.
 * @throws ServiceError `STATE_CONFLICT` when the lock is not free in time, `UNAUTHORISED`
 */
export const withOwnPlan = <T>(
  backend: Backend,
  caller: Caller,
  work: () => Promise<T>,
): Promise<T> =>
  withPlan(backend, buyerOf(caller).key, async () => {
    await requireLive(backend, caller);
    return work();
  });
