import { eq } from 'drizzle-orm';
import type { Money } from '@foyer/domain';
import type { Backend } from '../Backend';
import { newId } from '../../db/newId';
import { pauses } from '../../db/schema/subscriptions';
import type { UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import { userKey } from '../buyers/buyerOf';
import { isPeriodUnpaid, periodUnpaid } from '../invoices/isPeriodUnpaid';
import { keptOf } from '../invoices/withRefunds';
import { followPlan } from '../card-provider-sync/followPlan';
import { queueNotice } from '../notices/queueNotice';
import { findSite, requireOpen } from '../sites/findSite';
import { countRefundable } from '../rate-limits/countRefundable';
import { requireCurrentSubscription } from '../subscriptions/requireCurrentSubscription';
import { isFree } from '../plans/agreedPlan';
import { planOf } from '../plans/findPlan';
import { findCurrent, isCancelled, type SubscriptionRow } from '../subscriptions/findSubscription';
import { requirePlanKnown } from '../card-provider/unlessLost';
import { beginPause, endPauseAt } from './beginPause';
import {
  chargePause,
  chargesOf,
  hasUnpaidStart,
  paidForPause,
  writePauseInvoice,
  type PauseCharge,
} from './chargePause';
import type { PauseDates } from './pauseDates';
import { findOpenPause, type PauseRow } from '../subscriptions/findPause';
import { movePauseDates } from '../subscriptions/movePauseDates';
import { pausePrice } from './pausePrice';

const conflict = (message: string) => new ServiceError('STATE_CONFLICT', message);

const requirePausable = async (backend: Backend, row: SubscriptionRow): Promise<void> => {
  if (!row.recurring || isFree(row)) throw conflict('You can’t pause this plan.');
  // Before the next check, which says to keep the plan: this one can't be kept.
  await requirePlanKnown(backend, row);
  if (isCancelled(row)) throw conflict('You’ve cancelled your plan. Choose to keep it first.');
  if (row.state === 'past_due') throw conflict('Pay your overdue invoice first.');
  if (await isPeriodUnpaid(backend.db, row)) throw periodUnpaid();
};

const reread = async ({ db }: Backend, id: string): Promise<PauseRow> => {
  const [row] = await db.select().from(pauses).where(eq(pauses.id, id));
  if (!row) throw new Error(`The pause ${id} is gone.`);
  return row;
};

/** The active or scheduled pause of a user's plan. */
export const currentPause = async ({ db }: Backend, user: UserRow): Promise<PauseRow | null> => {
  const row = await findCurrent(db, userKey(user.id));
  return row ? findOpenPause(db, row.id) : null;
};

/** The price of a pause with these dates. */
export const quotePause = async (
  backend: Backend,
  user: UserRow,
  dates: PauseDates,
): Promise<Money> => {
  const row = await findCurrent(backend.db, userKey(user.id));
  const currency = row ? (await planOf(backend.db, row.priceId)).currency : 'GBP';
  return pausePrice({ currency }, dates);
};

const firstCharge = (row: SubscriptionRow, pause: PauseRow): PauseCharge => ({
  row,
  currency: pause.currency,
  dates: pause,
  pauseId: pause.id,
  part: 'first',
  amount: pause.price,
  price: pause.price,
});

/**
 * Removes a pause that was never paid.
 * @param isMailed true if no answer to a request tells the user. Rule LAW-11.
 */
export const dropPause = async (
  { db, clock }: Backend,
  { id, userId, subscriptionId, price, currency }: PauseRow,
  isMailed: boolean,
): Promise<void> =>
  db.transaction(async (tx) => {
    const data = { subscriptionId, amount: `${price}`, currency };
    await tx.delete(pauses).where(eq(pauses.id, id));
    if (isMailed)
      await queueNotice(tx, { kind: 'pauseDropped', subject: id, userId, data, at: clock.now() });
  });

/**
 * Charges the price of a new pause, and removes the pause if the charge fails.
 * @param isMailed true if no answer to a request tells the user that it failed
 * @throws ServiceError `PAYMENT_DECLINED`
 */
export const chargeFirst = (
  backend: Backend,
  user: UserRow,
  row: SubscriptionRow,
  pause: PauseRow,
  isMailed = false,
): Promise<void> =>
  chargePause(backend, user, firstCharge(row, pause)).catch(async (error: unknown) => {
    await dropPause(backend, pause, isMailed);
    throw error;
  });

/** Starts a pause that is paid, if it is due. */
const beginIfDue = async (backend: Backend, { id }: PauseRow): Promise<PauseRow> => {
  const pause = await reread(backend, id);
  const now = backend.clock.now();
  if (pause.state === 'scheduled' && pause.startDate <= now) await beginPause(backend, pause, now);
  return reread(backend, id);
};

/**
 * Writes a pause with its invoice, both or neither, so that a job can finish the charge (`finishFirstCharge`).
 * @returns null if the plan has a pause already
 */
const writePause = (
  { db, clock }: Backend,
  user: UserRow,
  row: SubscriptionRow,
  pause: typeof pauses.$inferInsert,
): Promise<PauseRow | null> =>
  db.transaction(async (tx) => {
    const [written] = await tx.insert(pauses).values(pause).onConflictDoNothing().returning();
    if (!written) return null;
    await writePauseInvoice({ db: tx, clock }, user, firstCharge(row, written));
    return written;
  });

/**
 * Pauses a plan, now or later, and charges the price once.
 * @param wasInterrupted an earlier attempt of this request may have begun the pause
 * @throws ServiceError `STATE_CONFLICT`, `PAYMENT_DECLINED`, `TOO_MANY_REQUESTS`
 */
export const createPause = async (
  backend: Backend,
  user: UserRow,
  dates: PauseDates,
  wasInterrupted = false,
): Promise<PauseRow> => {
  const row = await followPlan(backend, await requireCurrentSubscription(backend, user));
  const begun = wasInterrupted ? await findOpenPause(backend.db, row.id) : null;
  if (!begun) {
    await requirePausable(backend, row);
    requireOpen(await findSite(backend.db, row.locationId));
  }
  const price = await quotePause(backend, user, dates);
  const { currency } = await planOf(backend.db, row.priceId);
  const count = {
    purpose: 'pause',
    userId: user.id,
    amount: price.minor,
    isCounted: wasInterrupted,
  } as const;
  const wanted = {
    subscriptionId: row.id,
    userId: user.id,
    ...dates,
    price: price.minor,
    currency,
    state: 'scheduled',
  } as const;
  const paid = await countRefundable(backend.limits, count, async () => {
    const isBegun = begun?.endDate === dates.endDate;
    const pause = isBegun
      ? begun
      : await writePause(backend, user, row, { id: newId('pau'), ...wanted });
    if (!pause) throw conflict('Your plan is already paused.');
    await chargeFirst(backend, user, row, pause);
    return pause;
  });
  return beginIfDue(backend, paid);
};

/** What a pause has cost so far. */
const paidSoFar = async (backend: Backend, { id, price }: PauseRow): Promise<number> => {
  const paid = await paidForPause(backend, id);
  return Math.max(
    price,
    paid.reduce((sum, invoice) => sum + keptOf(invoice), 0),
  );
};

/**
 * Changes the dates of a pause; a longer one costs the difference.
 * @param wasInterrupted an earlier attempt of this request has counted its charge
 * @throws ServiceError `STATE_CONFLICT`, `PAYMENT_DECLINED`, `TOO_MANY_REQUESTS`
 */
export const movePause = async (
  backend: Backend,
  user: UserRow,
  wanted: (pause: PauseRow) => PauseDates,
  wasInterrupted = false,
): Promise<PauseRow> => {
  const row = await requireCurrentSubscription(backend, user);
  const pause = await findOpenPause(backend.db, row.id);
  if (!pause) throw conflict('Your plan isn’t paused.');
  // A process died before it charged the pause: paid later, its invoice would take the new dates back.
  if (await hasUnpaidStart(backend, pause.id)) await chargeFirst(backend, user, row, pause);
  const dates = wanted(pause);
  if (pause.state === 'active' && dates.startDate !== pause.startDate)
    dates.startDate = pause.startDate;
  const price = await quotePause(backend, user, dates);
  const amount = price.minor - (await paidSoFar(backend, pause));
  if (amount > 0 && !wasInterrupted) requireOpen(await findSite(backend.db, row.locationId));
  const charge = {
    row,
    currency: pause.currency,
    dates,
    pauseId: pause.id,
    // Names the total price, so that the difference up to it is charged once; again after a withdrawal from that charge.
    part: `up-to-${price.minor}-${(await chargesOf(backend, pause.id, 'paid')).length}`,
    amount,
    price: price.minor,
  };
  const count = { purpose: 'pause', userId: user.id, amount, isCounted: wasInterrupted } as const;
  await countRefundable(backend.limits, count, () => chargePause(backend, user, charge));
  // A payment has made it longer in its own transaction, so that a process that dies leaves none that is paid and short.
  if (amount <= 0)
    await movePauseDates(backend.db, { pauseId: pause.id, ...dates, price: price.minor });
  return beginIfDue(backend, pause);
};

/**
 * Ends the pause now; a scheduled one is cancelled, and its price is refunded.
 * @throws ServiceError `STATE_CONFLICT` when there is none
 */
export const endPause = async (backend: Backend, user: UserRow): Promise<void> => {
  const pause = await currentPause(backend, user);
  if (!pause) throw conflict('Your plan isn’t paused.');
  await endPauseAt(backend, pause, backend.clock.now());
};
