import type { TerminationKind } from '@foyer/domain';
import { desc } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { ServiceError } from '../ServiceError';
import { invoices } from '../../db/schema/billing';
import type { PartialRefund } from '../../db/schema/terminations';
import { earliestEnd, timeLeft, type PlanEnd } from '../cancellation/earliestEnd';
import { keptOf, withRefunds } from '../invoices/withRefunds';
import { calendarDayText } from '../messages/dates';
import { refundablePayments } from '../pauses/chargePause';
import { partlyUsedPayments, paysForTime, unusedPayments } from '../plan-changes/prorateInternally';
import { termEndOf } from '../plans/contractEndOf';
import { bookedAt, contractOrderedAt, planOrderedAt } from '../subscriptions/earlierPlan';
import { findOpenPause, type PauseRow } from '../subscriptions/findPause';
import {
  endsBy,
  hasNextPeriod,
  isCancelledForPeriodEnd,
  type SubscriptionRow,
} from '../subscriptions/findSubscription';
import type { NamedOrder } from './findOrder';
import { namedOrderAt } from './planOrders';
import { endsPlan, type Ending, type TerminationFacts } from './terminationFacts';
import { withdrawalToEarlier } from './returnToEarlier';
import { creditAfterVoid } from './returnUnpaid';
import { nothingLeft, withdrawalFromPause } from './withdrawalFromPause';
import { withdrawalEnd } from '../subscriptions/withdrawalEnd';
import { findPaidFee } from '../subscriptions/paidFee';

const withdrawalOver = (until: number) =>
  new ServiceError(
    'WITHDRAWAL_OVER',
    `Your right to withdraw ended on ${calendarDayText(until, 'en')}. If your plan renews, you can still cancel it.`,
  );

const refuse = (message: string) => new ServiceError('STATE_CONFLICT', message);

/** More time that was paid for is an order too; days that support gave are none. Rule LAW-5. */
const isMoreTime = ({ amount, effect }: typeof invoices.$inferSelect): boolean =>
  effect.kind === 'extend' && amount > 0;

/** What the end of a pause returns. Rule PAUSE-7. */
const pausePartsOf = async (
  backend: Backend,
  pause: PauseRow | null,
  asOf: number,
): Promise<PartialRefund[]> => {
  const paid = pause ? await refundablePayments(backend, pause, asOf) : [];
  return paid.map(({ invoice, unused }) => ({ invoiceId: invoice.id, amount: unused }));
};

/** The fee for leaving early that was paid within the days in which leaving is free. Rule LAW-5. */
const feePartsOf = async ({ db }: Backend, row: SubscriptionRow): Promise<PartialRefund[]> => {
  const fee = await findPaidFee(db, row);
  return fee ? [{ invoiceId: fee.id, amount: fee.amount }] : [];
};

/**
 * What was paid for time that is left at `asOf`, with the credit that changes left, as parts of the
 * payments that were made, newest first; and the price of a pause (`pausePartsOf`). What these payments
 * did not pay came from the credit of an earlier plan, and stays as credit. Rule LAW-5.
 */
const unusedPartsOf = async (
  backend: Backend,
  row: SubscriptionRow,
  asOf: number,
): Promise<Pick<Ending, 'refunds' | 'keptCredit'>> => {
  const pause = await findOpenPause(backend.db, row.id);
  const left = timeLeft(row, pause, asOf);
  const unused = await unusedPayments(backend, row, left);
  let due = Math.max(0, Math.round(unused) + (await creditAfterVoid(backend, row)));
  const paid = await backend.db
    .select()
    .from(invoices)
    .where(paysForTime(row))
    .orderBy(desc(invoices.createdAt));
  const parts = [
    ...(await pausePartsOf(backend, pause, asOf)),
    ...(await feePartsOf(backend, row)),
  ];
  for (const invoice of await withRefunds(backend.db, paid)) {
    const part = Math.min(due, keptOf(invoice));
    if (part <= 0) continue;
    parts.push({ invoiceId: invoice.id, amount: part });
    due -= part;
  }
  return { refunds: parts, keptCredit: row.providerId ? due : 0 };
};

/**
 * What a withdrawal from more time does: the plan ends sooner by what is unused of it, and nothing else is
 * refunded, because the plan itself can't be withdrawn from any more. Null without such an order. Rule LAW-5.
 * @param isOpen whether an order of that time can still be withdrawn from
 * @param only the invoice of one such order; all of them if not given
 */
const withdrawalFromTime = async (
  backend: Backend,
  row: SubscriptionRow,
  asOf: number,
  isOpen: (orderedAt: number) => boolean,
  only?: string,
): Promise<Ending | null> => {
  const left = timeLeft(row, null, asOf);
  const parts = (await partlyUsedPayments(backend, row, left)).filter(
    ({ invoice, share }) =>
      share > 0 &&
      isMoreTime(invoice) &&
      isOpen(invoice.createdAt) &&
      (only === undefined || invoice.id === only),
  );
  const [last] = parts;
  if (!last) return null;
  const unused = parts.map(
    ({ invoice: { periodStart, periodEnd }, share }) => (periodEnd - periodStart) * share,
  );
  return {
    endsAt: asOf + left - Math.round(unused.reduce((sum, time) => sum + time, 0)),
    ...endsPlan,
    dropsNextPlan: row.scheduledPriceId !== null,
    refunds: parts.map(({ invoice: { id, amount }, share }) => ({
      invoiceId: id,
      amount: Math.round(amount * share),
    })),
    keptCredit: 0,
  };
};

/** What a withdrawal from a booked change does that hasn't started: nothing was paid, and the plan stays. Rule LAW-5. */
const withdrawalFromChange = async (
  backend: Backend,
  row: SubscriptionRow,
  asOf: number,
  isOpen: (orderedAt: number) => boolean,
): Promise<Ending | null> => {
  const { scheduledPriceId } = row;
  const orderedAt = scheduledPriceId && (await bookedAt(backend.db, row, scheduledPriceId));
  if (!orderedAt || !isOpen(orderedAt)) return null;
  const endsAt = asOf + timeLeft(row, await findOpenPause(backend.db, row.id), asOf);
  return { ...endsPlan, endsAt, keepsPlan: true, refunds: [], keptCredit: 0 };
};

const withdrawal = async (backend: Backend, order: NamedOrder, asOf: number): Promise<Ending> => {
  const { row, site, kind, invoiceId, bookedPriceId, madeAt } = order;
  const lastDayOf = (ordered: number): number => {
    const until = withdrawalEnd(site, ordered);
    if (until === null) throw refuse('You can’t withdraw from orders here.');
    return until;
  };
  const isOpen = (ordered: number) => asOf <= lastDayOf(ordered);
  if (kind === 'pause') {
    const fromPause = await withdrawalFromPause(backend, order, asOf, isOpen);
    if (fromPause) return fromPause;
    throw withdrawalOver(lastDayOf(madeAt));
  }
  const namesTime = kind === 'extend';
  // One that has started is the order of the plan itself.
  const namesChange = bookedPriceId !== null && bookedPriceId !== row.priceId;
  if (namesChange && bookedPriceId !== row.scheduledPriceId)
    throw refuse('This change of plan isn’t booked any more. Use the order number of your plan.');
  const namesPlan = !namesTime && !namesChange;
  if (namesPlan && isOpen(contractOrderedAt(row)))
    return {
      endsAt: asOf,
      ...endsPlan,
      ...(await unusedPartsOf(backend, row, asOf)),
    };
  if (namesPlan && row.changed && isOpen(row.changed.orderedAt))
    return withdrawalToEarlier(backend, row, row.changed, asOf);
  const only = namesTime && invoiceId !== null ? invoiceId : undefined;
  const fromTime = namesChange ? null : await withdrawalFromTime(backend, row, asOf, isOpen, only);
  if (fromTime) return fromTime;
  const fromChange = namesTime ? null : await withdrawalFromChange(backend, row, asOf, isOpen);
  if (fromChange) return fromChange;
  if (row.scheduledPriceId !== null && !namesTime)
    throw new ServiceError(
      'CHANGE_NOT_STARTED',
      'Your change hasn’t started, and you haven’t paid for it. Log in and cancel it under My Plan.',
    );
  if (namesTime && isOpen(madeAt)) throw nothingLeft();
  throw withdrawalOver(lastDayOf(namesTime ? madeAt : planOrderedAt(row)));
};

/** When a plan ends that nothing is left to cancel of: as it would have, unless support decides otherwise. */
const endAsItIs = (row: SubscriptionRow, asOf: number): PlanEnd => {
  const paidEnd = asOf + timeLeft(row, null, asOf);
  const endsAt = row.cancelAt ?? paidEnd;
  const renewsUntilEnd = endsAt > paidEnd;
  return { endsAt, renewsUntilEnd, minimumTermEnd: renewsUntilEnd ? termEndOf(row, asOf) : null };
};

/** The end that a cancellation brings; null if it doesn't end the plan sooner than the user has cancelled it already. */
const newEnd = async (
  backend: Backend,
  row: SubscriptionRow,
  asOf: number,
  wished: number | null,
): Promise<PlanEnd | null> => {
  if (!hasNextPeriod(row) || isCancelledForPeriodEnd(row)) return null;
  // A plan that is paid once doesn't renew until a later day.
  const end = await earliestEnd(backend, row, asOf, row.recurring ? wished : null);
  return endsBy(end.endsAt, row.cancelAt, row) ? null : end;
};

const cancellation = async (
  backend: Backend,
  { row, site }: NamedOrder,
  asOf: number,
  reason: string | null,
  wished: number | null,
): Promise<Ending> => {
  if (!site.details.consumerRights?.cancelsOnline) throw refuse('Log in to cancel your plan.');
  // With an important reason the user may leave before the end of such a plan, too. Rule LAW-16.
  if (!hasNextPeriod(row) && reason === null)
    throw new ServiceError('NOT_RENEWING', 'This plan doesn’t renew. There’s nothing to cancel.');
  const end = await newEnd(backend, row, asOf, wished);
  if (!end && reason === null)
    throw new ServiceError('CANCELLED_ALREADY', 'You’ve already cancelled your plan.');
  return {
    ...endsPlan,
    ...(end ?? endAsItIs(row, asOf)),
    dropsNextPlan: end !== null && row.scheduledPriceId !== null,
    refunds: [],
    keptCredit: 0,
  };
};

const previews: Readonly<Record<TerminationKind, typeof cancellation>> = {
  withdraw: withdrawal,
  cancel: cancellation,
};

/**
 * What ending a contract at `asOf` does; changes nothing.
 * @param reason the important reason of an extraordinary cancellation, if there is one
 * @param wished the day on which its user wants it to end; null for the earliest one
 * @throws ServiceError that says why it cannot be ended in this way
 */
export const previewTermination = async (
  backend: Backend,
  order: NamedOrder,
  kind: TerminationKind,
  asOf: number,
  reason: string | null = null,
  wished: number | null = null,
): Promise<TerminationFacts> => {
  if (order.row.endedAt !== null)
    throw new ServiceError('PLAN_ENDED', 'Your plan has already ended.');
  if (order.kind === 'pause' && kind === 'cancel')
    throw new ServiceError(
      'ORDER_IS_PAUSE',
      'This number is for a pause. Use the order number of your plan, or log in to end the pause.',
    );
  const ending = await previews[kind](backend, order, asOf, reason, wished);
  return { ...ending, orderedAt: namedOrderAt(order) };
};
