import { and, eq, gt, inArray, isNull, min } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { invoices } from '../../db/schema/billing';
import { guestPasses } from '../../db/schema/network';
import { notices } from '../../db/schema/notices';
import { pauses, subscriptions } from '../../db/schema/subscriptions';
import { pauseEnd } from '../subscriptions/findPause';

/** The next renewal, retry, start and end of a pause, end of a guest pass and mail after `now`. */
const sources = [
  (db: Db, now: number) =>
    db
      .select({ at: min(subscriptions.periodEnd) })
      .from(subscriptions)
      .where(
        and(
          isNull(subscriptions.endedAt),
          eq(subscriptions.engine, 'INTERNAL'),
          inArray(subscriptions.state, ['active', 'cancelled']),
          gt(subscriptions.periodEnd, now),
        ),
      ),
  (db: Db, now: number) =>
    db
      .select({ at: min(invoices.nextAttemptAt) })
      .from(invoices)
      .where(and(eq(invoices.state, 'open'), gt(invoices.nextAttemptAt, now))),
  (db: Db, now: number) =>
    db
      .select({ at: min(pauses.startDate) })
      .from(pauses)
      .where(and(eq(pauses.state, 'scheduled'), gt(pauses.startDate, now))),
  (db: Db, now: number) =>
    db
      .select({ at: min(pauseEnd).mapWith(Number) })
      .from(pauses)
      .where(and(eq(pauses.state, 'active'), gt(pauseEnd, now))),
  (db: Db, now: number) =>
    db
      .select({ at: min(guestPasses.endsAt) })
      .from(guestPasses)
      .where(and(eq(guestPasses.state, 'running'), gt(guestPasses.endsAt, now))),
  (db: Db, now: number) =>
    db
      .select({ at: min(notices.dueAt) })
      .from(notices)
      .where(and(isNull(notices.doneAt), gt(notices.dueAt, now))),
] as const;

/**
 * When the next job is due, epoch milliseconds; infinity if none is. Renewals at the card provider
 * are not included.
 */
export const nextDue = async (db: Db, now: number): Promise<number> => {
  const found = await Promise.all(sources.map((source) => source(db, now)));
  const times = found.map(([row]) => row?.at ?? null).filter((at) => at !== null);
  return times.length > 0 ? Math.min(...times) : Number.POSITIVE_INFINITY;
};
