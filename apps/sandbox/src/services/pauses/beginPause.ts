import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { pauses, subscriptions } from '../../db/schema/subscriptions';
import { reread } from '../subscriptions/requireCurrent';
import { mirrorSubscription } from '../mirror/mirrorSubscription';
import { restoreSchedule, releaseSchedule } from '../provider/scheduleAtProvider';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import type { PauseRow } from '../subscriptions/findPause';

/** Stops the provider from collecting while the pause lasts, and from changing the plan meanwhile. */
const stopCollecting = async (backend: Backend, row: SubscriptionRow): Promise<void> => {
  if (!row.providerId) return;
  await backend.payments.stripe.subscriptions.update(row.providerId, {
    pause_collection: { behavior: 'void' },
  });
  if (row.scheduledPriceId) await releaseSchedule(backend, row);
};

/** Puts a pause off until now; one that would be over by then, or whose plan is over, lapses. */
const putOff = async (
  { db, clock }: Backend,
  { id, endDate }: PauseRow,
  { endedAt }: SubscriptionRow,
): Promise<void> => {
  const now = clock.now();
  const isOver = endedAt !== null || (endDate !== null && endDate <= now);
  await db
    .update(pauses)
    .set(isOver ? { state: 'ended' } : { startDate: now })
    .where(and(eq(pauses.id, id), eq(pauses.state, 'scheduled')));
};

/** The plan as it is now: the provider's event of a renewal may not have come yet. */
const current = async (
  backend: Backend,
  { subscriptionId }: PauseRow,
): Promise<SubscriptionRow> => {
  const row = await reread(backend, subscriptionId);
  if (!row.providerId || row.endedAt !== null) return row;
  await mirrorSubscription(backend, row.providerId);
  return reread(backend, row.id);
};

/**
 * Begins a pause: access ends, nothing is collected, and the time that was paid for and not used is
 * noted, to be given back afterwards. The provider stops first: whoever is cut off in between begins
 * again, instead of having a pause in which money is taken. While the plan is past due it waits, since
 * nobody knows yet what there is to give back.
 *
 * @param at when it begins, epoch milliseconds
 */
export const beginPause = async (backend: Backend, pause: PauseRow, at: number): Promise<void> => {
  const row = await current(backend, pause);
  if (row.endedAt !== null || row.state === 'past_due') return putOff(backend, pause, row);
  const remainder = Math.max(0, (row.periodEnd ?? at) - at);
  await stopCollecting(backend, row);
  await backend.db.transaction(async (tx) => {
    const begun = await tx
      .update(pauses)
      .set({ state: 'active', startDate: at, remainder })
      .where(and(eq(pauses.id, pause.id), eq(pauses.state, 'scheduled')))
      .returning({ id: pauses.id });
    if (begun.length === 0) return;
    await tx
      .update(subscriptions)
      // What is planned is noted anew: the event that told of its end there may have been faster.
      .set({ state: 'paused', scheduledPriceId: row.scheduledPriceId })
      .where(and(eq(subscriptions.id, row.id), isNull(subscriptions.endedAt)));
  });
};

/** Has the provider go on, its next payment and a planned change moved by the time given back. */
const collectAgain = async (
  backend: Backend,
  row: SubscriptionRow,
  nextPayment: number,
): Promise<void> => {
  if (!row.providerId || row.endedAt !== null) return;
  await backend.payments.stripe.subscriptions.update(row.providerId, {
    pause_collection: '',
    // One that ended while no process ran may have given back time that is over by now.
    trial_end: Math.ceil(Math.max(nextPayment, backend.clock.now() + 60_000) / 1000),
    proration_behavior: 'none',
  });
  await restoreSchedule(backend, row);
};

/**
 * Ends a pause: access comes back, and so does the time that was paid for before it.
 *
 * @param at when it ends, epoch milliseconds
 */
export const finishPause = async (backend: Backend, pause: PauseRow, at: number): Promise<void> => {
  const row = await reread(backend, pause.subscriptionId);
  const wasActive = pause.state === 'active';
  const nextPayment = at + Math.max(pause.remainder ?? 0, 60_000);
  if (wasActive) await collectAgain(backend, row, nextPayment);
  await backend.db.transaction(async (tx) => {
    const ended = await tx
      .update(pauses)
      .set({ state: 'ended', endDate: at })
      .where(and(eq(pauses.id, pause.id), eq(pauses.state, pause.state)))
      .returning({ id: pauses.id });
    if (ended.length === 0 || !wasActive) return;
    await tx
      .update(subscriptions)
      .set({
        state: sql`case when ${subscriptions.cancelAtPeriodEnd} then 'cancelled' else 'active' end`,
        ...(row.periodEnd === null ? {} : { periodEnd: nextPayment }),
      })
      .where(and(eq(subscriptions.id, row.id), eq(subscriptions.state, 'paused')));
  });
};
