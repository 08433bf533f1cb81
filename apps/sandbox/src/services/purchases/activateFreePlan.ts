import type { Backend } from '../Backend';
import type { Db } from '../../db/openDatabase';
import { subscriptions } from '../../db/schema/subscriptions';
import { ServiceError } from '../ServiceError';
import type { Buyer } from '../buyers/buyerOf';
import { createInvoice, purchaseReason } from '../invoices/createInvoice';
import { moveToPaidType } from '../registration/moveToPaidType';
import { continueOrder, markOrderPaid } from '../saved-orders/savedOrders';
import { countCouponUse, holdCoupon } from '../coupons/couponUses';
import type { CouponRow } from '../coupons/findCoupon';
import { addPeriod } from '../plans/addPeriod';
import { isFlooded, queueNotice } from '../notices/queueNotice';
import { contractOf } from '../plans/contractEndOf';
import { planNeedsPayment, type PlanRow } from '../plans/findPlan';
import { findCurrent, type SubscriptionRow } from '../subscriptions/findSubscription';
import { endCurrentSubscription } from '../subscriptions/endCurrentSubscription';
import { invoiceLines } from '../invoices/invoiceLines';
import { invoiceTitle } from '../invoices/invoiceTitle';
import { internalSubscription } from './internalSubscription';
import { requireNoPaidPlan } from './requireNoPaidPlan';

/** Writes the invoice of an order that a coupon pays. Its number names the order, also without logging in. Rule LAW-4. */
const writeFreeInvoice = (tx: Db, row: SubscriptionRow, plan: PlanRow, coupon: CouponRow) =>
  createInvoice(tx, {
    buyer: row.buyer,
    userId: row.userId,
    subscriptionId: row.id,
    locationId: plan.locationId,
    reason: purchaseReason(row.id),
    title: invoiceTitle(plan, row.startedAt),
    amount: 0,
    currency: plan.currency,
    lines: invoiceLines(plan, coupon),
    periodStart: row.periodStart,
    periodEnd: row.periodEnd ?? row.periodStart,
    createdAt: row.startedAt,
    state: 'paid',
    paidAt: row.startedAt,
    effect: { kind: 'start' },
  });

/** Starts a plan that costs nothing. If the buyer already has it, it is kept. */
export const startFree = async (
  { db, clock }: Backend,
  buyer: Buyer,
  plan: PlanRow,
  coupon: CouponRow | null = null,
): Promise<SubscriptionRow> => {
  const now = clock.now();
  const isPaid = planNeedsPayment(plan);
  return db.transaction(async (tx) => {
    const live = await findCurrent(tx, buyer.key);
    if (live?.priceId === plan.priceId) return live;
    await endCurrentSubscription(tx, buyer.key, now);
    await continueOrder(tx, buyer);
    await markOrderPaid(tx, buyer.key, now);
    const moved = await moveToPaidType(tx, buyer.user?.id ?? null, plan);
    const [row] = await tx
      .insert(subscriptions)
      .values({
        ...internalSubscription(buyer, plan, coupon, now),
        state: 'active',
        // A device without an account cannot be charged for a next period.
        recurring: plan.recurring && (buyer.user !== null || !isPaid),
        periodEnd: plan.recurring && !isPaid ? null : addPeriod(now, plan.details.period),
        ...contractOf(plan, now),
        couponPeriodsLeft: coupon?.periods ? coupon.periods - 1 : (coupon?.periods ?? null),
      })
      .returning();
    if (!row) throw new Error('The subscription wasn’t written.');
    const source = `free:${row.id}`;
    if (coupon) {
      await holdCoupon(tx, coupon, { user: buyer, source, now });
      if (isPaid) await writeFreeInvoice(tx, row, plan, coupon);
    }
    await countCouponUse(tx, source);
    const { id: subject, userId, priceId } = row;
    const data = { priceId, ...moved };
    const notice = { kind: 'order', subject, userId, data, at: now } as const;
    if (!(await isFlooded(tx, notice))) await queueNotice(tx, notice);
    return row;
  });
};

/**
 * Activates a free plan. Rule BUY-2.
 *
 * @throws ServiceError `STATE_CONFLICT` for a plan with a price, or if the buyer has a paid plan
 */
export const activateFreePlan = async (
  backend: Backend,
  buyer: Buyer,
  plan: PlanRow,
  coupon: CouponRow | null = null,
): Promise<SubscriptionRow> => {
  if (planNeedsPayment(plan))
    throw new ServiceError('STATE_CONFLICT', 'This plan isn’t free. Pay for it first.');
  await requireNoPaidPlan(backend, buyer);
  return startFree(backend, buyer, plan, coupon);
};
