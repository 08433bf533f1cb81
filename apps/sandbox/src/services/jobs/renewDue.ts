import { and, asc, eq, isNull, lte, ne, notInArray } from 'drizzle-orm';
import { invoiceTitle } from '../invoices/invoiceTitle';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import { users } from '../../db/schema/users';
import { withBuyerLock } from '../buyers/withBuyerLock';
import { runningCoupon, discountedPrice } from '../coupons/findCoupon';
import { nextCoupon } from '../coupons/nextCoupon';
import { chargeInvoice } from '../payments/chargeInvoice';
import { createInvoice, type InvoiceRow } from '../invoices/createInvoice';
import { voidUnpaidChanges } from '../payments/voidUnpaidChanges';
import { invoiceLines } from '../invoices/invoiceLines';
import { settleInvoice } from '../invoices/settleInvoice';
import { queueNotice } from '../notices/queueNotice';
import { addPeriod } from '../plans/addPeriod';
import { agreedPlan } from '../plans/agreedPlan';
import { lessCredit } from '../subscriptions/nextPayment';
import { dropUnpaid } from '../subscriptions/endCurrentSubscription';
import { isClosed } from '../sites/findSite';
import { endsBy, hasNextPeriod, type SubscriptionRow } from '../subscriptions/findSubscription';
import { firstTryAfter } from '../invoices/retryDays';
import { logError } from '../../process/logError';

/**
 * The subscription of the INTERNAL engine whose period ended first.
 * @param failed ids to skip
 * @param id only this one, if it is still due
 */
const nextDue = async (
  { db }: Backend,
  now: number,
  failed: string[],
  id?: string,
): Promise<SubscriptionRow | null> => {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        isNull(subscriptions.endedAt),
        eq(subscriptions.engine, 'INTERNAL'),
        ne(subscriptions.state, 'pending'),
        ne(subscriptions.state, 'paused'),
        ne(subscriptions.state, 'past_due'),
        lte(subscriptions.periodEnd, now),
        notInArray(subscriptions.id, failed),
        id === undefined ? undefined : eq(subscriptions.id, id),
      ),
    )
    .orderBy(asc(subscriptions.periodEnd))
    .limit(1);
  return row ?? null;
};

/**
 * Ends a plan. What was not paid for it by then is void, so that a payment that the bank still holds goes
 * back. Time that was paid for at the last moment keeps the plan.
 */
const end = async ({ db }: Backend, row: SubscriptionRow, at: number): Promise<void> => {
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .update(subscriptions)
      .set({ state: 'ended', endedAt: at, scheduledPriceId: null })
      .where(
        and(
          eq(subscriptions.id, row.id),
          isNull(subscriptions.endedAt),
          eq(subscriptions.periodEnd, at),
        ),
      )
      .returning();
    if (ended) await dropUnpaid(tx, row.id);
  });
};

const fallDue = async (
  { db, clock }: Backend,
  row: SubscriptionRow,
  invoice: InvoiceRow,
  at: number,
) => {
  const { userId } = row;
  await db.transaction(async (tx) => {
    await queueNotice(tx, { kind: 'unpaid', subject: invoice.id, userId, at });
    await tx
      .update(subscriptions)
      .set({ state: 'past_due' })
      .where(and(eq(subscriptions.id, row.id), isNull(subscriptions.endedAt)));
    await tx
      .update(invoices)
      .set({ nextAttemptAt: firstTryAfter(invoice, at, clock.now()) })
      .where(and(eq(invoices.id, invoice.id), eq(invoices.state, 'open')));
  });
};

const renew = async (backend: Backend, row: SubscriptionRow, at: number): Promise<void> => {
  const { db } = backend;
  const paid = await agreedPlan(db, row);
  const plan = await agreedPlan(db, row, row.scheduledPriceId ?? row.priceId);
  const coupon = await runningCoupon(db, nextCoupon(row, plan), plan);
  const periodEnd = addPeriod(at, plan.details.period);
  const price = discountedPrice(plan, coupon);
  const amount = lessCredit(price, row).minor;
  const creditUsed = price.minor - amount;
  const { invoice } = await createInvoice(db, {
    buyer: row.buyer,
    userId: row.userId,
    subscriptionId: row.id,
    locationId: row.locationId,
    reason: `renewal:${row.id}:${at}`,
    title: invoiceTitle(plan, at),
    amount,
    currency: plan.currency,
    lines: [
      ...invoiceLines(plan, coupon),
      ...(creditUsed > 0 ? [{ text: 'Credit', amount: -creditUsed }] : []),
    ],
    periodStart: at,
    periodEnd,
    createdAt: at,
    effect: {
      kind: 'renew',
      priceId: plan.priceId,
      periodPrice: plan.amount,
      periodStart: at,
      periodEnd,
      creditUsed,
      triedUntil: Math.min(addPeriod(at, paid.details.period), periodEnd),
    },
  });
  if (invoice.amount === 0) {
    await settleInvoice(backend, invoice.id, at);
    return;
  }
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.id, row.userId ?? ''));
  const result = user ? await chargeInvoice(backend, invoice, user, 'away') : null;
  if (result?.kind !== 'paid') await fallDue(backend, row, invoice, at);
};

/** Renews or ends one plan, unless somebody has done it or changed it meanwhile. */
const renewOrEnd = async (backend: Backend, id: string, now: number): Promise<void> => {
  if (!(await nextDue(backend, now, [], id))) return;
  await voidUnpaidChanges(backend, id);
  // A change that was paid at the last moment has given it another plan or another end.
  const row = await nextDue(backend, now, [], id);
  if (!row || row.periodEnd === null) return;
  const isOver =
    row.cancelAtPeriodEnd ||
    !hasNextPeriod(row) ||
    endsBy(row.periodEnd, row.cancelAt, row) ||
    (await isClosed(backend.db, row.locationId));
  if (!isOver) return renew(backend, row, row.periodEnd);
  await end(backend, row, row.periodEnd);
};

/**
 * Renews or ends the due plans of the INTERNAL engine, oldest first. After a jump of the clock a
 * plan may renew several times. Two processes at once make one invoice and one charge per period. A
 * failure does not stop the others; it is tried again at the next run.
 */
export const renewDue = async (backend: Backend, now: number): Promise<void> => {
  const failed: string[] = [];
  for (let steps = 0; steps < 100_000; steps += 1) {
    const row = await nextDue(backend, now, failed);
    if (!row || row.periodEnd === null) return;
    await withBuyerLock(backend, row.buyer, () => renewOrEnd(backend, row.id, now)).catch(
      (error: unknown) => {
        logError(`Renewing ${row.id}`, error);
        failed.push(row.id);
      },
    );
  }
};
