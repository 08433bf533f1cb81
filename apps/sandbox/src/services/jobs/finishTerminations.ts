import { and, isNull, lt, lte, or } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { hasDelayedRefund, terminations } from '../../db/schema/terminations';
import { withBuyerLock } from '../buyers/withBuyerLock';
import { reread } from '../subscriptions/requireCurrentSubscription';
import { MAX_ATTEMPTS } from '../messages/mailRetries';
import { confirmTermination } from '../termination/confirmTermination';
import { finishTermination, returnDelayed } from '../termination/finishTermination';
import { delayedRefund } from '../termination/returnMoney';
import { forEachSettled } from './forEachSettled';

/** Finishes and confirms what was declared before the process died. Rule LAW-8. */
export const finishTerminations = async (backend: Backend, now: number): Promise<void> => {
  const mailIsDue = and(
    isNull(terminations.confirmedAt),
    lt(terminations.mailAttempts, MAX_ATTEMPTS),
    or(isNull(terminations.mailDueAt), lte(terminations.mailDueAt, now)),
  );
  const open = await backend.db
    .select()
    .from(terminations)
    .where(or(isNull(terminations.doneAt), mailIsDue, hasDelayedRefund));
  await forEachSettled('Ending a contract', open, async (termination) => {
    const { buyer } = await reread(backend, termination.subscriptionId);
    if (termination.doneAt === null)
      await withBuyerLock(backend, buyer, () => finishTermination(backend, termination));
    else if (delayedRefund(termination) > 0)
      await withBuyerLock(backend, buyer, () => returnDelayed(backend, termination));
    await confirmTermination(backend, termination.id);
  });
};
