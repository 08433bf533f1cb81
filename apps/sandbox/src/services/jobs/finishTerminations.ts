import { and, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { isDelayedRefundDue, terminations } from '../../db/schema/terminations';
import { withBuyerLock } from '../buyers/withBuyerLock';
import { reread } from '../subscriptions/requireCurrentSubscription';
import { MAX_ATTEMPTS } from '../messages/mailRetries';
import { confirmTermination } from '../termination/confirmTermination';
import { finishTermination, refundDelayed } from '../termination/finishTermination';
import { forEachSettled } from './forEachSettled';

/** Finishes what was declared before the process died. Rule LAW-8. */
export const finishTerminations = async (backend: Backend, now: number): Promise<void> => {
  const open = await backend.db
    .select()
    .from(terminations)
    .where(or(isNull(terminations.doneAt), isDelayedRefundDue(now)));
  await forEachSettled('Ending a contract', open, async (termination) => {
    const { buyer } = await reread(backend, termination.subscriptionId);
    await withBuyerLock<unknown>(backend, buyer, () =>
      termination.doneAt === null
        ? finishTermination(backend, termination)
        : refundDelayed(backend, termination),
    );
  });
};

/** Confirms what has ended, where the mail failed or the process died. Rule LAW-8. */
export const confirmTerminations = async (backend: Backend, now: number): Promise<void> => {
  const mailIsDue = and(
    isNull(terminations.confirmedAt),
    lt(terminations.mailAttempts, MAX_ATTEMPTS),
    or(isNull(terminations.mailDueAt), lte(terminations.mailDueAt, now)),
  );
  const open = await backend.db
    .select({ id: terminations.id })
    .from(terminations)
    .where(and(isNotNull(terminations.doneAt), mailIsDue));
  await forEachSettled('Confirming the end of a contract', open, ({ id }) =>
    confirmTermination(backend, id),
  );
};
