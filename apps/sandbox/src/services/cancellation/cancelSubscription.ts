import { and, eq, isNull } from 'drizzle-orm';
import type { Backend } from '../../backend/Backend';
import { invoices } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import type { UserRow } from '../../http/Caller';
import { Refusal } from '../../http/Refusal';
import { abandonInvoice } from '../invoices/abandonInvoice';
import { mirrorSubscription } from '../mirror/mirrorSubscription';
import { scheduleAgain, withdrawAtProvider } from '../plan-changes/scheduleAtProvider';
import { finishPause } from '../pauses/beginPause';
import { findOpenPause } from '../pauses/findPause';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { isBound } from './earlyFee';
import { reread, requireLive } from './requireOwn';

const refuse = (message: string) => new Refusal('STATE_CONFLICT', message);

const requireCancellable = (row: SubscriptionRow): void => {
  if (!row.recurring) throw refuse('This plan ends by itself.');
  if (row.cancelAtPeriodEnd) throw refuse('Your plan is cancelled already.');
};

/** Whoever cancels a paused plan takes the pause back first, and uses up what was paid for. */
export const leavePause = async (
  backend: Backend,
  row: SubscriptionRow,
): Promise<SubscriptionRow> => {
  const pause = await findOpenPause(backend.db, row.id);
  if (!pause) return row;
  await finishPause(backend, pause, backend.clock.now());
  return reread(backend, row.id);
};

/** Tells the provider, where it is the one who renews. */
export const stopRenewing = async (backend: Backend, row: SubscriptionRow): Promise<void> => {
  if (!row.providerId) return;
  if (row.scheduledPriceId) await withdrawAtProvider(backend, row);
  await backend.payments.stripe.subscriptions.update(row.providerId, {
    cancel_at_period_end: true,
  });
};

/** Takes that back, and plans again what was planned. */
export const goOnRenewing = async (backend: Backend, row: SubscriptionRow): Promise<void> => {
  if (!row.providerId) return;
  await backend.payments.stripe.subscriptions.update(row.providerId, {
    cancel_at_period_end: false,
  });
  await scheduleAgain(backend, row);
  await mirrorSubscription(backend, row.providerId);
};

/**
 * Ends a plan whose period was never paid: at once, since nothing is left of what was paid before. What
 * that period would have cost is not owed any more, and not tried again.
 */
export const leaveUnpaid = async (
  backend: Backend,
  row: SubscriptionRow,
  reason: string,
): Promise<SubscriptionRow> => {
  const { db, clock, payments } = backend;
  const owed = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, row.id), eq(invoices.state, 'open')));
  if (row.providerId) await payments.stripe.subscriptions.cancel(row.providerId);
  await db
    .update(subscriptions)
    .set({
      state: 'ended',
      endedAt: clock.now(),
      cancelAtPeriodEnd: true,
      cancellationReason: reason,
      scheduledPriceId: null,
    })
    .where(and(eq(subscriptions.id, row.id), isNull(subscriptions.endedAt)));
  for (const invoice of owed) await abandonInvoice(backend, invoice);
  return reread(backend, row.id);
};

/** A free plan has no period to wait for: it ends at once. */
const endAt = (row: SubscriptionRow, now: number) =>
  row.periodEnd === null
    ? { state: 'ended' as const, endedAt: now }
    : { state: 'cancelled' as const };

/**
 * Cancels a plan; access stays until the period ends, or ends at once where that was not paid.
 *
 * @throws Refusal `STATE_CONFLICT` without a plan that can be cancelled, or under a contract
 */
export const cancelSubscription = async (
  backend: Backend,
  user: UserRow,
  reason: string,
): Promise<SubscriptionRow> => {
  const live = await requireLive(backend, user);
  requireCancellable(live);
  const row = await leavePause(backend, live);
  if (isBound(row, backend.clock.now()))
    throw refuse('Your plan is under contract. Look at what leaving early costs first.');
  if (live.state === 'past_due') return leaveUnpaid(backend, row, reason);
  await stopRenewing(backend, row);
  await backend.db
    .update(subscriptions)
    .set({
      ...endAt(row, backend.clock.now()),
      cancelAtPeriodEnd: true,
      cancellationReason: reason,
      scheduledPriceId: null,
    })
    .where(and(eq(subscriptions.id, row.id), isNull(subscriptions.endedAt)));
  return reread(backend, row.id);
};

/**
 * Takes a cancellation back, as long as the period lasts.
 *
 * @throws Refusal `STATE_CONFLICT` when nothing was cancelled, or when the period is over
 */
export const reviveSubscription = async (
  backend: Backend,
  user: UserRow,
): Promise<SubscriptionRow> => {
  const row = await requireLive(backend, user);
  if (!row.cancelAtPeriodEnd) throw refuse('Your plan is not cancelled.');
  if (row.periodEnd !== null && row.periodEnd <= backend.clock.now())
    throw refuse('Your plan is over. Please choose a new one.');
  await goOnRenewing(backend, row);
  await backend.db
    .update(subscriptions)
    .set({ state: 'active', cancelAtPeriodEnd: false, cancellationReason: null })
    .where(and(eq(subscriptions.id, row.id), isNull(subscriptions.endedAt)));
  return reread(backend, row.id);
};
