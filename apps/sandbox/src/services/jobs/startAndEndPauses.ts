import { and, eq, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { pauses, subscriptions } from '../../db/schema/subscriptions';
import { userKey } from '../buyers/buyerOf';
import { withBuyerLock } from '../buyers/withBuyerLock';
import { forEachSettled } from './forEachSettled';
import { beginPause, finishPause } from '../pauses/beginPause';
import { finishFirstCharge, isUnpaidPause, voidLeftCharges } from './finishPauseCharges';
import { pauseEndOf, pauseEnd, type PauseRow } from '../subscriptions/findPause';

/**
 * Works on each pause that is due, with its buyer's lock. The pause is read again under the lock,
 * because the user may have moved or called it off meanwhile.
 */
const forEachDue = async (
  backend: Backend,
  task: string,
  isDue: SQL | undefined,
  work: (pause: PauseRow) => Promise<void>,
): Promise<void> => {
  const due = await backend.db.select().from(pauses).where(isDue);
  await forEachSettled(task, due, ({ id, userId }) =>
    withBuyerLock(backend, userKey(userId), async () => {
      const [pause] = await backend.db
        .select()
        .from(pauses)
        .where(and(eq(pauses.id, id), isDue));
      if (pause) await work(pause);
    }),
  );
};

/** Its plan has ended, so that a booked pause never begins, and its price goes back. */
const hasNoPlan = sql`exists (select from ${subscriptions}
  where ${subscriptions.id} = ${pauses.subscriptionId} and ${subscriptions.endedAt} is not null)`;

/** Finishes interrupted charges, then starts and ends pauses that are due. No pause starts unpaid. */
export const startAndEndPauses = async (backend: Backend, now: number): Promise<void> => {
  await forEachDue(backend, 'Charging a pause', isUnpaidPause, (pause) =>
    finishFirstCharge(backend, pause),
  );
  await voidLeftCharges(backend);
  await forEachDue(
    backend,
    'Beginning a pause',
    and(
      eq(pauses.state, 'scheduled'),
      or(lte(pauses.startDate, now), hasNoPlan),
      sql`not (${isUnpaidPause})`,
    ),
    (pause) => beginPause(backend, pause, pause.startDate),
  );
  await forEachDue(
    backend,
    'Ending a pause',
    and(eq(pauses.state, 'active'), lte(pauseEnd, now)),
    (pause) => finishPause(backend, pause, pauseEndOf(pause)),
  );
};
