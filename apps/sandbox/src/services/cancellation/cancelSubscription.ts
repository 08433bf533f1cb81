import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Backend } from '../Backend';
import type { Db } from '../../db/openDatabase';
import { subscriptions } from '../../db/schema/subscriptions';
import type { UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import { queueCancelled, queueKept } from '../notices/queueNotice';
import { voidUnpaidChanges } from '../payments/voidUnpaidChanges';
import { settlePending } from '../purchases/settlePending';
import { isPeriodUnpaid } from '../invoices/isPeriodUnpaid';
import { oweRefunds } from '../invoices/oweRefunds';
import { refundOwed } from '../payments/owedRefunds';
import { requirePlanKnown } from '../card-provider/unlessLost';
import { endPauseAt } from '../pauses/beginPause';
import { dropChange } from '../plan-changes/dropChange';
import { findOpenPause } from '../subscriptions/findPause';
import { keepChange } from '../subscriptions/earlierPlan';
import {
  endsAsLost,
  findSubscription,
  hasNextPeriod,
  isCancelled,
  type SubscriptionRow,
} from '../subscriptions/findSubscription';
import { earliestEnd, type PlanEnd } from './earliestEnd';
import { findSite } from '../sites/findSite';
import { endPastDue } from '../subscriptions/endPastDue';
import { reread, requireCurrentSubscription } from '../subscriptions/requireCurrentSubscription';
import { findPaidFee } from '../subscriptions/paidFee';
import { stopRenewal, resumeRenewal } from './setRenewal';
import { endAtProvider } from './endAtProvider';

const refuse = (message: string) => new ServiceError('STATE_CONFLICT', message);

const requireCancellable = (row: SubscriptionRow): void => {
  if (!hasNextPeriod(row)) throw refuse('This plan doesn’t renew, so there’s nothing to cancel.');
  if (isCancelled(row) && !endsAsLost(row)) throw refuse('You’ve already cancelled your plan.');
};

/** Ends the pause of a paused plan, so that the user can use up the paid time. */
export const endPauseNow = async (
  backend: Backend,
  row: SubscriptionRow,
): Promise<SubscriptionRow> => {
  const pause = await findOpenPause(backend.db, row.id);
  if (!pause) return row;
  await endPauseAt(backend, pause, backend.clock.now());
  return reread(backend, row.id);
};

interface Ending {
  reason: string;
  /**
   * Also drops the invoice of a renewal that the card provider hasn't tried to collect yet: the plan ends straight away, as one
   * does that is past due.
   */
  dropsDraft?: boolean;
  /** Writes down, with the end, that a mail confirms it. */
  confirm?: (tx: Db, row: SubscriptionRow, at: number) => Promise<void>;
}

/** Whether a plan ends straight away because its current period is not paid. */
const isUnpaid = async (db: Db, row: SubscriptionRow, dropsDraft = false): Promise<boolean> =>
  row.state === 'past_due' || (dropsDraft && (await isPeriodUnpaid(db, row)));

/** Ends a plan whose current period is not paid; false if the payment has arrived meanwhile. */
const endUnpaidPlan = async (
  backend: Backend,
  row: SubscriptionRow,
  { reason, confirm, dropsDraft }: Ending,
): Promise<boolean> => {
  await settlePending(backend, row.buyer);
  const at = backend.clock.now();
  const hasEnded = await backend.db.transaction(async (tx) => {
    // Its payment may have arrived, or failed.
    const now = await findSubscription(tx, row.id);
    if (!now || !(await isUnpaid(tx, now, dropsDraft))) return false;
    if (!(await endPastDue(tx, row.id, { at, reason, state: now.state }))) return false;
    await confirm?.(tx, row, at);
    return true;
  });
  if (!hasEnded) return false;
  await endAtProvider(backend, row, at);
  return true;
};

/** When a plan ends that its user cancels. Refuses a minimum term that runs on, unless the plan is to end with it. */
const requireEnd = async (
  backend: Backend,
  row: SubscriptionRow,
  atTermEnd: boolean,
): Promise<PlanEnd> => {
  const end = await earliestEnd(backend, row, backend.clock.now());
  if (end.minimumTermEnd !== null && !atTermEnd)
    throw refuse('Your plan has a minimum term. Check what leaving early costs first.');
  return end;
};

/** A free plan has no period, so it ends straight away. */
const endAt = (row: SubscriptionRow, now: number) =>
  row.periodEnd === null
    ? { state: 'ended' as const, endedAt: now }
    : { state: 'cancelled' as const };

/**
 * Cancels a plan. Access lasts until the period ends; it ends straight away if the period is not paid.
 * @param atTermEnd ends a plan under a contract free of charge, for the end of its minimum term. Rule SUB-7.
 * @throws ServiceError `STATE_CONFLICT` without a plan that can be cancelled, or under a contract
 */
export const cancelSubscription = async (
  backend: Backend,
  user: UserRow,
  reason: string,
  atTermEnd = false,
): Promise<SubscriptionRow> => {
  const current = await requireCurrentSubscription(backend, user);
  requireCancellable(current);
  // A refusal leaves a change that waits for the bank as it is.
  await requireEnd(backend, current, atTermEnd);
  // A change that is paid later would begin another minimum term, or be charged for a plan that has ended.
  await voidUnpaidChanges(backend, current.id);
  const live = await reread(backend, current.id);
  const ending = { reason, confirm: queueCancelled };
  const { endsAt, renewsUntilEnd } = await requireEnd(backend, live, atTermEnd);
  return renewsUntilEnd
    ? endWithTerm(backend, live, endsAt, ending)
    : endWithPeriod(backend, live, ending);
};

/** Lets a plan that is paid once end with its time: the plan that is booked after it doesn't follow. */
const endPaidOnce = async (
  backend: Backend,
  row: SubscriptionRow,
  { confirm }: Ending,
): Promise<SubscriptionRow> => {
  await dropChange(backend, row, (tx) => Promise.resolve(confirm?.(tx, row, backend.clock.now())));
  return reread(backend, row.id);
};

/** Ends a plan with its paid period, or straight away if the period is not paid. Needs the buyer's lock. */
export const endWithPeriod = async (
  backend: Backend,
  live: SubscriptionRow,
  ending: Ending,
): Promise<SubscriptionRow> => {
  await voidUnpaidChanges(backend, live.id);
  const isDue = await isUnpaid(backend.db, live, ending.dropsDraft);
  if (isDue && (await endUnpaidPlan(backend, live, ending)))
    return endPauseNow(backend, await reread(backend, live.id));
  const row = await endPauseNow(backend, await reread(backend, live.id));
  if (!row.recurring) return endPaidOnce(backend, row, ending);
  await stopRenewal(backend, row);
  const now = backend.clock.now();
  await backend.db.transaction(async (tx) => {
    await tx
      .update(subscriptions)
      .set({
        ...endAt(row, now),
        cancelAtPeriodEnd: true,
        // The user may have cancelled it for a later day before.
        cancelAt: null,
        cancellationReason: ending.reason,
        scheduledPriceId: null,
      })
      .where(and(eq(subscriptions.id, row.id), isNull(subscriptions.endedAt)));
    // An earlier plan that was to come back isn't booked any more.
    await keepChange(tx, row);
    await ending.confirm?.(tx, row, now);
  });
  return reread(backend, row.id);
};

/**
 * Cancels a plan for the end of its minimum term, or for a later day; it renews until then. A booked change doesn't follow:
 * its plan would begin before that day, with a whole period to pay. Needs the buyer's lock. Rules LAW-6 and SUB-17.
 */
export const endWithTerm = async (
  backend: Backend,
  live: SubscriptionRow,
  cancelAt: number,
  { reason, confirm }: Ending,
): Promise<SubscriptionRow> => {
  const row = await endPauseNow(backend, live);
  await dropChange(backend, row, async (tx) => {
    await tx
      .update(subscriptions)
      .set({ cancelAt, cancellationReason: reason })
      .where(and(eq(subscriptions.id, row.id), isNull(subscriptions.endedAt)));
    await confirm?.(tx, row, backend.clock.now());
  });
  return reread(backend, row.id);
};

/**
 * Lets a plan renew again, as if it had never been cancelled; a contract goes on, and its fee is refunded. The renewal
 * is first, so that a refunded fee never leaves a plan that ends: a job finishes what a process that dies has begun
 * (`finishKeptPlans`). Needs the buyer's lock.
 */
export const keepPlan = async (backend: Backend, row: SubscriptionRow): Promise<void> => {
  await resumeRenewal(backend, row);
  const fee = await findPaidFee(backend.db, row);
  const owed = fee ? [fee] : [];
  await backend.db.transaction(async (tx) => {
    await tx
      .update(subscriptions)
      .set({
        // A paused plan stays paused, and one that is past due still owes its period.
        state: sql`case when ${subscriptions.state} = 'cancelled' then 'active' else ${subscriptions.state} end`,
        cancelAtPeriodEnd: false,
        cancelAt: null,
        cancellationReason: null,
        ...(fee && { contractEnd: fee.periodEnd }),
      })
      .where(and(eq(subscriptions.id, row.id), isNull(subscriptions.endedAt)));
    await oweRefunds(tx, owed, 'contractKept');
    await queueKept(tx, row, backend.clock.now());
  });
  await refundOwed(backend, owed);
};

/**
 * Reverts a cancellation while the period lasts and the site is open. Rules SUB-9 and SUB-21.
 * @throws ServiceError `STATE_CONFLICT` when the plan is not cancelled, the period is over or the site is closed
 */
export const reviveSubscription = async (
  backend: Backend,
  user: UserRow,
): Promise<SubscriptionRow> => {
  const row = await requireCurrentSubscription(backend, user);
  if (!isCancelled(row)) throw refuse('You haven’t cancelled your plan.');
  // The paid period of a past-due plan is over, and the plan is not.
  const isOver = row.periodEnd !== null && row.periodEnd <= backend.clock.now();
  if (isOver && row.state !== 'past_due') throw refuse('Your plan has ended. Choose a new one.');
  const site = await findSite(backend.db, row.locationId);
  if (site?.details.enabled === false)
    throw refuse('The Wi-Fi service here has closed, so your plan can’t renew.');
  await requirePlanKnown(backend, row);
  await keepPlan(backend, row);
  return reread(backend, row.id);
};
