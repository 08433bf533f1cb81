import { and, eq, lte } from 'drizzle-orm';
import type { Backend } from '../../backend/Backend';
import { pauses } from '../../db/schema/subscriptions';
import { beginPause, finishPause } from '../pauses/beginPause';

/** Begins and ends pauses whose day has come. */
export const turnPauses = async (backend: Backend, now: number): Promise<void> => {
  const begins = await backend.db
    .select()
    .from(pauses)
    .where(and(eq(pauses.state, 'scheduled'), lte(pauses.startDate, now)));
  for (const pause of begins) await beginPause(backend, pause, pause.startDate);
  const ends = await backend.db
    .select()
    .from(pauses)
    .where(and(eq(pauses.state, 'active'), lte(pauses.endDate, now)));
  for (const pause of ends) await finishPause(backend, pause, pause.endDate ?? now);
};
