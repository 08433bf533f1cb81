import { and, eq, lte } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { pauses } from '../../db/schema/subscriptions';
import { userKey } from '../buyers/buyerOf';
import { withBuyerLock } from '../buyers/withBuyerLock';
import { forEachSettled } from './forEachSettled';
import { beginPause, finishPause } from '../pauses/beginPause';

/** Starts and ends pauses that are due. */
export const startAndEndPauses = async (backend: Backend, now: number): Promise<void> => {
  const begins = await backend.db
    .select()
    .from(pauses)
    .where(and(eq(pauses.state, 'scheduled'), lte(pauses.startDate, now)));
  await forEachSettled('Beginning a pause', begins, (pause) =>
    withBuyerLock(backend, userKey(pause.userId), () =>
      beginPause(backend, pause, pause.startDate),
    ),
  );
  const ends = await backend.db
    .select()
    .from(pauses)
    .where(and(eq(pauses.state, 'active'), lte(pauses.endDate, now)));
  await forEachSettled('Ending a pause', ends, (pause) =>
    withBuyerLock(backend, userKey(pause.userId), () =>
      finishPause(backend, pause, pause.endDate ?? now),
    ),
  );
};
