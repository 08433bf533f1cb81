import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Backend } from '../Backend';
import type { Db } from '../../db/openDatabase';
import { pauses, subscriptions } from '../../db/schema/subscriptions';
import { reread } from '../subscriptions/requireCurrentSubscription';
import { followPlan } from '../card-provider-sync/followPlan';
import { mirrorSubscription } from '../card-provider-sync/mirrorSubscription';
import { restoreSchedule, releaseSchedule } from '../card-provider/schedulePlanChange';
import { queueProviderWork } from '../card-provider/queueProviderWork';
import { trialEnd } from '../card-provider/trialEnd';
import { unlessPlanLost } from '../card-provider/unlessLost';
import { voidUnpaidChanges } from '../payments/voidUnpaidChanges';
import { isPeriodUnpaid } from '../invoices/isPeriodUnpaid';
import { oweRefunds } from '../invoices/oweRefunds';
import { refundOwed } from '../payments/owedRefunds';
import { refundablePayments, voidOpenCharges } from './chargePause';
import { isCancelledForPeriodEnd, type SubscriptionRow } from '../subscriptions/findSubscription';
import type { PauseRow } from '../subscriptions/findPause';
import { postponedBy } from '../plans/contractEndOf';

/**
 * Stops the provider from collecting payments and changing the plan during the pause.
 * @returns false if the provider doesn't know the plan
 */
const stopCollecting = async (backend: Backend, row: SubscriptionRow): Promise<boolean> => {
  const { providerId } = row;
  if (!providerId) return true;
  const { subscriptions: theirs } = backend.cardProvider.stripe;
  const stopped = await unlessPlanLost(backend, providerId, () =>
    theirs.update(providerId, { pause_collection: { behavior: 'void' } }),
  );
  if (!stopped) return false;
  if (row.scheduledPriceId) await releaseSchedule(backend, row);
  return true;
};

/** Postpones a pause to now. If the pause or the plan would be over by then, the pause ends and its price is refunded. */
const putOff = async (
  backend: Backend,
  pause: PauseRow,
  { endedAt }: SubscriptionRow,
): Promise<void> => {
  const { db, clock } = backend;
  const { id, endDate } = pause;
  const now = clock.now();
  if (endedAt !== null || (endDate !== null && endDate <= now))
    return endPauseAt(backend, pause, now);
  await db
    .update(pauses)
    .set({ startDate: now })
    .where(and(eq(pauses.id, id), eq(pauses.state, 'scheduled')));
};

/** The current state of the plan and its invoices, because the provider's event about a renewal may be missing. */
const current = async (
  backend: Backend,
  { subscriptionId }: PauseRow,
): Promise<SubscriptionRow> => {
  const row = await reread(backend, subscriptionId);
  if (!row.providerId || row.endedAt !== null) return row;
  await mirrorSubscription(backend, row.providerId);
  return followPlan(backend, await reread(backend, row.id));
};

/**
 * Starts a pause: access ends, nothing is collected, and the remaining paid time is stored, to be
 * given back afterwards. The provider stops first, so that a crash in between never leaves a pause
 * in which money is collected. A plan whose period isn't paid is paused later, when its paid time is
 * known: the provider collects a draft even while collection is paused. Rule PAUSE-5.
 * @param at when it starts, epoch milliseconds
 */
export const beginPause = async (backend: Backend, pause: PauseRow, at: number): Promise<void> => {
  // Its new period would be lost, because the end of the pause gives back the time of the old one.
  await voidUnpaidChanges(backend, pause.subscriptionId);
  const row = await current(backend, pause);
  const isUnpaid = row.state === 'past_due' || (await isPeriodUnpaid(backend.db, row));
  if (row.endedAt !== null || isUnpaid) return putOff(backend, pause, row);
  const remainder = Math.max(0, (row.periodEnd ?? at) - at);
  // Its paid time ends the plan, so no pause can postpone it.
  if (!(await stopCollecting(backend, row))) return endPauseAt(backend, pause, backend.clock.now());
  await backend.db.transaction(async (tx) => {
    const begun = await tx
      .update(pauses)
      .set({ state: 'active', startDate: at, remainder })
      .where(and(eq(pauses.id, pause.id), eq(pauses.state, 'scheduled')))
      .returning({ id: pauses.id });
    if (begun.length === 0) return;
    await tx
      .update(subscriptions)
      // Stores the scheduled plan again, because the event about its release may have cleared it.
      .set({ state: 'paused', scheduledPriceId: row.scheduledPriceId })
      .where(and(eq(subscriptions.id, row.id), isNull(subscriptions.endedAt)));
  });
};

/**
 * Resumes collection at the provider; the next payment and a scheduled change move by the time
 * given back. A plan whose contract was left in the pause ends with that time.
 */
const collectAgain = async (
  backend: Backend,
  row: SubscriptionRow,
  nextPayment: number,
): Promise<void> => {
  const { providerId } = row;
  if (!providerId || row.endedAt !== null) return;
  const { subscriptions: theirs } = backend.cardProvider.stripe;
  const resumed = await unlessPlanLost(backend, providerId, () =>
    theirs.update(providerId, {
      pause_collection: '',
      cancel_at_period_end: isCancelledForPeriodEnd(row),
      // Little time may be left.
      trial_end: trialEnd(backend.clock, nextPayment),
      proration_behavior: 'none',
    }),
  );
  if (resumed) return restoreSchedule(backend, row);
  await queueProviderWork(backend, row.id, { nextPayment });
  // The plan ends with the time given back.
  await mirrorSubscription(backend, providerId);
};

/**
 * Ends a pause: access returns, with the paid time that was left, and the minimum term goes on.
 * @param at when it ends, epoch milliseconds
 * @param alsoSave runs in the transaction that ends it
 */
export const finishPause = async (
  backend: Backend,
  pause: PauseRow,
  at: number,
  alsoSave?: (tx: Db) => Promise<void>,
): Promise<void> => {
  const row = await reread(backend, pause.subscriptionId);
  const wasActive = pause.state === 'active';
  // In whole seconds, as the provider keeps it, so that its event about it changes no quote.
  const nextPayment = Math.ceil((at + (pause.remainder ?? 0)) / 1000) * 1000;
  if (wasActive) await collectAgain(backend, row, nextPayment);
  await backend.db.transaction(async (tx) => {
    const ended = await tx
      .update(pauses)
      .set({ state: 'ended', endDate: at })
      .where(and(eq(pauses.id, pause.id), eq(pauses.state, pause.state)))
      .returning({ id: pauses.id });
    if (ended.length === 0) return;
    await alsoSave?.(tx);
    if (!wasActive) return;
    await tx
      .update(subscriptions)
      .set({
        state: sql`case when ${subscriptions.cancelAtPeriodEnd} then 'cancelled' else 'active' end`,
        ...(row.periodEnd === null ? {} : { periodEnd: nextPayment }),
        ...postponedBy(pause, row, at),
      })
      .where(and(eq(subscriptions.id, row.id), eq(subscriptions.state, 'paused')));
  });
};

/**
 * Ends a pause, and refunds what its end returns. Access doesn't wait for the money. Rule PAUSE-7.
 * @param at when it ends, epoch milliseconds
 */
export const endPauseAt = async (backend: Backend, pause: PauseRow, at: number): Promise<void> => {
  await voidOpenCharges(backend, pause.id);
  const owed = (await refundablePayments(backend, pause, at)).map(({ invoice, unused }) => ({
    id: invoice.id,
    amount: unused,
  }));
  const cause = pause.state === 'scheduled' ? 'pauseCalledOff' : 'pauseEnded';
  await finishPause(backend, pause, at, (tx) => oweRefunds(tx, owed, cause));
  await refundOwed(backend, owed);
};

/** Ends a pause straight away from which somebody has withdrawn: the declaration names all that is refunded. */
export const endUsedPause = (backend: Backend, pause: PauseRow): Promise<void> => {
  const at = backend.clock.now();
  // What the payments that stay have bought is used up, even where a payment that is returned bought a later end.
  return endPauseAt(backend, { ...pause, endDate: at }, at);
};
