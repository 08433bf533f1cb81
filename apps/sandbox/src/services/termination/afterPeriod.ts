import { and, eq, gt, isNull } from 'drizzle-orm';
import { invoices } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import { terminations, type LateReturn } from '../../db/schema/terminations';
import type { Backend } from '../Backend';
import { mirrorSubscription } from '../card-provider-sync/mirrorSubscription';
import { endAtProvider } from '../cancellation/endAtProvider';
import { discountedPrice, runningCoupon } from '../coupons/findCoupon';
import { earlierCoupon } from '../coupons/nextCoupon';
import { invoiceKind } from '../invoices/findInvoice';
import { dropUnpaid } from '../subscriptions/endCurrentSubscription';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { reread } from '../subscriptions/requireCurrentSubscription';
import { earlierPlanOf } from './earlierPlanOf';
import type { TerminationRow } from './refundWithdrawal';
import { creditTakenBy, returnUnpaidAtProvider } from './returnUnpaid';

/**
 * Whether the card provider has begun a period after the day for which a plan was cancelled: the declaration waited until then,
 * because the provider didn't answer.
 */
export const hasOutlived = (
  { providerId, periodStart, endedAt }: SubscriptionRow,
  endsAt: number,
): boolean =>
  providerId !== null && periodStart >= endsAt && (endedAt === null || endedAt === endsAt);

/** Ends a plan as of the day for which it was cancelled, although the provider has begun another period. What was paid for a later time is refunded. Repeating it is safe. */
export const endAsOf = async (
  backend: Backend,
  row: SubscriptionRow,
  { endsAt, reason }: { endsAt: number; reason: string },
): Promise<SubscriptionRow> => {
  // Before the provider, whose event would end it as of now.
  await backend.db.transaction(async (tx) => {
    await tx
      .update(subscriptions)
      .set({
        state: 'ended',
        endedAt: endsAt,
        cancelAtPeriodEnd: true,
        cancelAt: null,
        cancellationReason: reason,
        scheduledPriceId: null,
      })
      .where(and(eq(subscriptions.id, row.id), isNull(subscriptions.endedAt)));
    await dropUnpaid(tx, row.id);
  });
  // Each period since is refunded, not only the last one: no change has begun one.
  await endAtProvider(backend, { ...row, periodStart: endsAt }, endsAt);
  return reread(backend, row.id);
};

/** The invoices of the periods that the card provider has begun since a declaration was received. */
const billedSince = (
  { db }: Pick<Backend, 'db'>,
  { id }: SubscriptionRow,
  { receivedAt }: TerminationRow,
) =>
  db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.subscriptionId, id),
        eq(invoiceKind, 'period-there'),
        gt(invoices.periodStart, receivedAt),
      ),
    );

/**
 * What a withdrawal from a change does, if the card provider has begun a period of the other plan since it was declared: that
 * period is not paid for, or refunded, and the earlier plan begins now. A booked change may have begun with it. Null if none has.
 */
const lateReturnOf = async (
  backend: Backend,
  row: SubscriptionRow,
  termination: TerminationRow,
): Promise<LateReturn | null> => {
  const { providerId, changed, priceId } = row;
  const { returnsTo, returnsAt, endsAt, receivedAt } = termination;
  if (!providerId || !changed || changed.priceId === priceId) return null;
  const isBooked = returnsTo === null;
  // With no paid time left, the earlier plan begins now without this.
  if (!isBooked && endsAt <= receivedAt) return null;
  const isDeclared = isBooked ? changed.changedAt > receivedAt : changed.priceId === returnsTo;
  const billed = isDeclared ? await billedSince(backend, row, termination) : [];
  if (billed.length === 0) return null;
  if (isBooked || returnsAt === null || returnsAt > receivedAt) {
    const taken = billed.filter(
      ({ state, refunded, refundDue }) =>
        state !== 'draft' && state !== 'void' && !refunded && !refundDue,
    );
    // The event that tells how much credit is left may be missing.
    await mirrorSubscription(backend, providerId);
    const { credit } = await reread(backend, row.id);
    const keptCredit = taken.reduce((sum, invoice) => sum + creditTakenBy(invoice), credit);
    return { returnsTo: changed.priceId, keptCredit };
  }
  const { plan, keepsPeriod } = await earlierPlanOf(backend, row, changed.priceId);
  const coupon = await runningCoupon(backend.db, earlierCoupon(row, changed), plan);
  // The refund of one with another period is less by what its first period costs.
  const prepaid = keepsPeriod ? 0 : discountedPrice(plan, coupon).minor;
  return { returnsTo, keptCredit: termination.keptCredit + prepaid };
};

/**
 * Brings the earlier plan back if the provider has begun a period since the declaration. Repeating it is safe: what it does is
 * decided once.
 * @returns whether the provider has begun one
 */
export const returnAfterPeriod = async (
  backend: Backend,
  row: SubscriptionRow,
  termination: TerminationRow,
): Promise<boolean> => {
  const { id, providerId } = row;
  if (!providerId) return false;
  let { lateReturn } = termination;
  if (!lateReturn) {
    lateReturn = await lateReturnOf(backend, row, termination);
    if (!lateReturn) return false;
    await backend.db
      .update(terminations)
      .set({ lateReturn })
      .where(eq(terminations.id, termination.id));
  }
  await returnUnpaidAtProvider(
    backend,
    { id, providerId },
    { ...termination, ...lateReturn, lateReturn },
  );
  return true;
};
