import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { invoices, type InvoiceEffect } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import { consumeCouponPeriod } from '../coupons/consumeCouponPeriod';
import { countCouponUse } from '../coupons/couponUses';
import { addPeriod } from '../plans/addPeriod';
import { contractOf } from '../plans/contractEndOf';
import { markOrderPaid } from '../saved-orders/savedOrders';
import { queueCancelled, queueChange, queueNotice, queueSiteClosed } from '../notices/queueNotice';
import { movePauseDates } from '../subscriptions/movePauseDates';
import { planOf, type PlanRow } from '../plans/findPlan';
import { moveToPaidType } from '../registration/moveToPaidType';
import { agreedPlan, asAgreed } from '../plans/agreedPlan';
import { endCurrentSubscription } from '../subscriptions/endCurrentSubscription';
import { isClosed } from '../sites/findSite';
import { changedTo, keepChange } from '../subscriptions/earlierPlan';
import { endPastDue, SITE_CLOSED } from '../subscriptions/endPastDue';
import {
  findPaidPlan,
  findSubscription,
  type SubscriptionRow,
} from '../subscriptions/findSubscription';
import type { InvoiceRow } from './createInvoice';

/** Each answers whether it found what it changes: a plan that has ended takes nothing. */
type Effects = {
  [K in InvoiceEffect['kind']]: (
    tx: Db,
    subscriptionId: string,
    effect: Extract<InvoiceEffect, { kind: K }>,
    at: number,
    invoice: InvoiceRow,
  ) => Promise<boolean>;
};

/** The plan that an invoice pays for, at the price that the invoice was made for. */
const planPaid = async (
  tx: Db,
  before: SubscriptionRow | null,
  { priceId, periodPrice }: { priceId: string; periodPrice?: number },
): Promise<PlanRow> => {
  const listed = await planOf(tx, priceId);
  const plan = before ? asAgreed(before, listed) : listed;
  return { ...plan, amount: periodPrice ?? plan.amount };
};

/**
 * The plan as it was when its change was quoted. The bank may decide after the plan has renewed, is unpaid or has
 * become another one: then time and credit of the quote are spent.
 */
const asQuoted = ({ quotedFor }: Extract<InvoiceEffect, { kind: 'change' }>): SQL | undefined => {
  const isActive = eq(subscriptions.state, 'active');
  if (!quotedFor) return isActive;
  const { priceId, periodEnd: end } = quotedFor;
  const { periodEnd } = subscriptions;
  const endsThen = end === null ? isNull(periodEnd) : eq(periodEnd, end);
  return and(isActive, eq(subscriptions.priceId, priceId), endsThen);
};

const effects: Effects = {
  start: async (tx, id, _effect, at, { id: invoiceId }) => {
    const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id));
    if (row?.state !== 'pending') return false;
    const plan = await agreedPlan(tx, row);
    const periodEnd = addPeriod(at, plan.details.period);
    if (await findPaidPlan(tx, row.buyer))
      throw new Error(`The buyer of ${id} has got a paid plan meanwhile.`);
    await endCurrentSubscription(tx, row.buyer, at);
    await markOrderPaid(tx, row.buyer, at);
    const moved = await moveToPaidType(tx, row.userId, plan);
    // The period starts when it is paid, not when it was ordered.
    await tx.update(invoices).set({ periodStart: at, periodEnd }).where(eq(invoices.id, invoiceId));
    await tx
      .update(subscriptions)
      .set({
        state: 'active',
        endedAt: null,
        startedAt: at,
        periodStart: at,
        periodEnd,
        ...contractOf(plan, at),
        couponPeriodsLeft: consumeCouponPeriod,
      })
      .where(eq(subscriptions.id, id));
    const { userId, priceId } = row;
    const data = { invoiceId, priceId, ...moved };
    await queueNotice(tx, { kind: 'order', subject: id, userId, data, at });
    return true;
  },
  renew: async (tx, id, effect, at) => {
    const { priceId, periodStart, periodEnd, creditUsed = 0 } = effect;
    const before = await findSubscription(tx, id);
    // A plan that has ended keeps this payment: it settles a debt. Rule BILL-10.
    const isLive = before?.endedAt === null;
    if (isLive && (await isClosed(tx, before.locationId))) {
      // Nothing would be left to collect, so a site that opens again would keep the plan for nothing.
      if (await endPastDue(tx, id, { at, reason: SITE_CLOSED }))
        await queueSiteClosed(tx, before, at);
      return false;
    }
    const plan = await planPaid(tx, before, effect);
    await tx
      .update(subscriptions)
      .set({
        state: sql`case when ${subscriptions.state} = 'past_due' then 'active' else ${subscriptions.state} end`,
        priceId,
        periodPrice: plan.amount,
        recurring: plan.recurring,
        ...(before && (await changedTo(tx, before, plan, periodStart))),
        scheduledPriceId: sql`case when ${subscriptions.scheduledPriceId} = ${priceId} then null else ${subscriptions.scheduledPriceId} end`,
        periodStart,
        periodEnd,
        credit: sql`greatest(${subscriptions.credit} - ${creditUsed}::integer, 0)`,
      })
      .where(and(eq(subscriptions.id, id), isNull(subscriptions.endedAt)));
    // The coupon of the plan that has begun lowered this payment.
    await tx
      .update(subscriptions)
      .set({ couponPeriodsLeft: consumeCouponPeriod })
      .where(and(eq(subscriptions.id, id), isNull(subscriptions.endedAt)));
    // Of a plan that has ended it was owed.
    return true;
  },
  change: async (tx, id, effect, at, { id: invoiceId }) => {
    const { priceId, periodStart, periodEnd, couponCode, couponPeriodsLeft } = effect;
    const { couponFigures = null } = effect;
    const before = await findSubscription(tx, id);
    if (before && (await isClosed(tx, before.locationId))) return false;
    const plan = await planPaid(tx, before, effect);
    const [row] = await tx
      .update(subscriptions)
      .set({
        priceId,
        periodPrice: plan.amount,
        recurring: plan.recurring,
        ...(before && (await changedTo(tx, before, plan, at))),
        scheduledPriceId: null,
        periodStart,
        periodEnd,
        couponCode,
        couponPeriodsLeft,
        couponFigures,
        credit: effect.creditLeft ?? 0,
      })
      .where(and(eq(subscriptions.id, id), isNull(subscriptions.endedAt), asQuoted(effect)))
      .returning();
    if (!row) return false;
    const moved = await moveToPaidType(tx, row.userId, plan);
    await queueChange(tx, row, { invoiceId, priceId, ...moved }, at);
    return true;
  },
  extend: async (tx, id, effect, at, { id: invoiceId, ...bought }) => {
    const before = await findSubscription(tx, id);
    if (before && (await isClosed(tx, before.locationId))) return false;
    // Support may have given days meanwhile, and the bought time follows them.
    const [row] = await tx
      .update(subscriptions)
      .set({
        periodPrice: bought.amount,
        periodEnd: sql`${subscriptions.periodEnd} + ${bought.periodEnd - bought.periodStart}::bigint`,
      })
      .where(
        and(
          eq(subscriptions.id, id),
          isNull(subscriptions.endedAt),
          // The bank may decide after the plan has become another one, whose time costs something else.
          effect.priceId === undefined ? undefined : eq(subscriptions.priceId, effect.priceId),
        ),
      )
      .returning();
    if (!row?.periodEnd) return false;
    const { periodEnd, priceId } = row;
    const periodStart = periodEnd - (bought.periodEnd - bought.periodStart);
    await tx.update(invoices).set({ periodStart, periodEnd }).where(eq(invoices.id, invoiceId));
    await queueChange(tx, row, { invoiceId, priceId }, at);
    return true;
  },
  'cancel-contract': async (tx, id, { reason }, at) => {
    // The fee is for all that was to come.
    const row = await findSubscription(tx, id);
    if (!row || row.endedAt !== null) return false;
    await queueCancelled(tx, row, at);
    if (await endPastDue(tx, id, { at, reason })) return true;
    await tx
      .update(subscriptions)
      .set({
        // A paused plan stays paused here: ending the pause later gives the paid time back.
        state: sql`case when ${subscriptions.state} = 'paused' then 'paused' else 'cancelled' end`,
        cancellationReason: reason,
        cancelAtPeriodEnd: true,
        // A user who cancelled for the end of the term pays no renewals until then.
        cancelAt: null,
        contractEnd: null,
        scheduledPriceId: null,
      })
      .where(and(eq(subscriptions.id, id), isNull(subscriptions.endedAt)));
    await keepChange(tx, row);
    return true;
  },
  pause: async (tx, id, effect, at, { id: invoiceId }) => {
    const { startDate, endDate } = effect;
    if (!(await movePauseDates(tx, effect))) return false;
    const row = await findSubscription(tx, id);
    const until: Record<string, string> = endDate === null ? {} : { endDate: `${endDate}` };
    const data = { subscriptionId: id, startDate: `${startDate}`, ...until };
    const userId = row?.userId ?? null;
    await queueNotice(tx, { kind: 'pause', subject: invoiceId, userId, data, at });
    return true;
  },
  'change-there': async () => true,
  'period-there': async () => true,
  none: async () => true,
};

/**
 * Applies the effect of a paid invoice, in the transaction that marks it paid.
 * @returns false if there is nothing to change any more, so that the payment bought nothing
 */
export const applyPaidInvoice = async <K extends InvoiceEffect['kind']>(
  tx: Db,
  invoice: InvoiceRow,
  effect: Extract<InvoiceEffect, { kind: K }>,
  at: number,
): Promise<boolean> => {
  const kind: K = effect.kind;
  const { subscriptionId, reason } = invoice;
  if (subscriptionId && !(await effects[kind](tx, subscriptionId, effect, at, invoice)))
    return false;
  await countCouponUse(tx, reason);
  return true;
};
