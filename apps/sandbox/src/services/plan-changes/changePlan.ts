import { UPGRADE_INFO_LIFE } from '@foyer/domain';
import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import { nextOrderNumber } from '../invoices/createInvoice';
import { AFTER_PAUSE, queueThrottled, queueChangeDropped } from '../notices/queueNotice';
import { priceExpired } from '../offers/requireShown';
import { requireCard } from '../payments/chargeInvoice';
import { exceptQuote, voidUnpaidChanges } from '../payments/voidUnpaidChanges';
import { agreedPlan } from '../plans/agreedPlan';
import { keepChange } from '../subscriptions/earlierPlan';
import { requireFewWithdrawn } from '../rate-limits/withdrawnPayments';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { requireCurrentSubscription } from '../subscriptions/requireCurrentSubscription';
import { changeAtProvider } from './changeAtProvider';
import { changeInternally } from './changeInternally';
import { dropChange } from './dropChange';
import { quoteChange, type ChangeQuote, type ChangeRequest } from './quoteChange';
import {
  releaseSchedule,
  restoreSchedule,
  saveSchedule,
  schedulePlanChange,
} from '../card-provider/schedulePlanChange';

/** A change that is made, or that waits for the bank. */
export interface ChangeResult {
  subscriptionId: string;
  paymentIntentId: string | null;
  invoiceId: string | null;
}

const done = ({ row }: ChangeQuote): ChangeResult => ({
  subscriptionId: row.id,
  paymentIntentId: null,
  invoiceId: null,
});

/** Whether another window, or an attempt that died, has made or booked this change. */
const isMade = ({ row, target, effective }: ChangeQuote): boolean =>
  target.priceId === row.priceId
    ? row.scheduledPriceId === null
    : effective === 'periodEnd' &&
      row.scheduledPriceId === target.priceId &&
      row.scheduledPrice === target.amount;

const drop = async (backend: Backend, quote: ChangeQuote): Promise<ChangeResult> => {
  const { row } = quote;
  await dropChange(backend, row, (tx) => queueChangeDropped(tx, row, backend.clock.now()));
  return done(quote);
};

const schedule = async (
  backend: Backend,
  user: UserRow,
  quote: ChangeQuote,
): Promise<ChangeResult> => {
  const { row, target } = quote;
  // Nobody is there to be asked for a card when the plan starts.
  if (quote.next.minor > 0) requireCard(user);
  if (row.providerId) await schedulePlanChange(backend, quote);
  await backend.db.transaction(async (tx) => {
    await saveSchedule({ db: tx }, row.id, target);
    // The plan that comes back anyway keeps what it had.
    if (row.changed?.priceId !== target.priceId) await keepChange(tx, row);
    // A change can be booked and cancelled again and again without paying.
    await queueThrottled(tx, {
      kind: 'order',
      userId: row.userId,
      at: backend.clock.now(),
      subject: row.id,
      event: quote.id,
      data: {
        priceId: target.priceId,
        startsAt: String(quote.nextAt ?? AFTER_PAUSE),
        // No invoice names it yet, and the user may withdraw from it.
        number: await nextOrderNumber(tx),
      },
    });
  });
  return done(quote);
};

/**
 * Changes a plan that has a scheduled change. If the change is declined or waits for the bank, the
 * scheduled change stays.
 */
const changeOverSchedule = async (
  backend: Backend,
  quote: ChangeQuote,
  asksBank: boolean,
): Promise<ChangeResult> => {
  const { row } = quote;
  if (!row.scheduledPriceId) return changeAtProvider(backend, quote, asksBank);
  const scheduled = await agreedPlan(backend.db, row, row.scheduledPriceId);
  await releaseSchedule(backend, row);
  const result = await changeAtProvider(backend, quote, asksBank).catch(async (error: unknown) => {
    await restoreSchedule(backend, row);
    throw error;
  });
  if (result.paymentIntentId) await saveSchedule(backend, row.id, scheduled);
  return result;
};

/** How far the clocks of two processes may differ, in milliseconds. */
const CLOCKS_DIFFER = 2000;

/**
 * A date before the present period would count the payments of the one before again. So would a date in the future,
 * after a withdrawal from the change. The card provider counts for itself, and starts a period when it makes the change.
 */
const requireFresh = (
  now: number,
  prorationDate: number,
  { periodStart, providerId }: SubscriptionRow,
): void => {
  const age = now - prorationDate;
  const isInPeriod = providerId !== null || prorationDate > periodStart - 1000;
  if (age > UPGRADE_INFO_LIFE || age < -CLOCKS_DIFFER || !isInPeriod) throw priceExpired();
};

/**
 * Changes the plan as quoted. The quote is calculated again for the same moment and must be the same,
 * so of two windows that confirm different changes only one makes its own. A cheaper plan waits for the
 * end of the period; choosing the current plan cancels a scheduled change.
 * @throws ServiceError `PREVIEW_EXPIRED`, `PAYMENT_DECLINED`, `STATE_CONFLICT`, `NOT_FOUND`, `WITHDRAWN_OFTEN`
 */
export const changePlan = async (
  backend: Backend,
  user: UserRow,
  given: ChangeRequest & { id: string },
  asksBank: boolean,
): Promise<ChangeResult> => {
  const current = await requireCurrentSubscription(backend, user);
  requireFresh(backend.clock.now(), given.prorationDate, current);
  // This comes before the quote, because it makes a change whose payment has just arrived.
  await voidUnpaidChanges(backend, current.id, exceptQuote(given.id));
  const quote = await quoteChange(backend, user, given);
  if (isMade(quote)) return done(quote);
  if (quote.id !== given.id)
    throw new ServiceError('PREVIEW_EXPIRED', 'Your plan has changed. Check the new price.');
  if (quote.target.priceId === quote.row.priceId) return drop(backend, quote);
  if (quote.effective === 'periodEnd') return schedule(backend, user, quote);
  if (quote.cost > 0) await requireFewWithdrawn(backend, quote.row.buyer);
  return quote.row.providerId
    ? changeOverSchedule(backend, quote, asksBank)
    : changeInternally(backend, user, quote, asksBank);
};
