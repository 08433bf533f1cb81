import { and, eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { invoices, type InvoiceLine } from '../../db/schema/billing';
import { discountedPrice, type CouponRow } from '../coupons/findCoupon';
import { addPeriod } from '../plans/addPeriod';
import type { PlanRow } from '../plans/findPlan';
import type { SubscriptionRow } from '../subscriptions/findSubscription';

/** What a change would charge at once, in minor units, and the period it would be in. */
export interface Proration {
  cost: number;
  /** Unused time that is given back, zero or more. */
  credit: number;
  lines: InvoiceLine[];
  periodStart: number;
  periodEnd: number | null;
}

/** A change of plan to work out. */
export interface ChangeOrder {
  row: SubscriptionRow;
  current: PlanRow;
  target: PlanRow;
  coupon: CouponRow | null;
  prorationDate: number;
}

/** The share of the period that is still to come, 0 to 1. */
const unusedShare = (
  { periodStart, periodEnd }: Pick<SubscriptionRow, 'periodStart' | 'periodEnd'>,
  at: number,
): number => {
  if (periodEnd === null || periodEnd <= periodStart) return 0;
  return Math.min(1, Math.max(0, (periodEnd - at) / (periodEnd - periodStart)));
};

/** What was paid for the time until the period ends, and has not been used yet, minor units. */
const unusedPayments = async (
  { db }: Backend,
  row: SubscriptionRow,
  at: number,
): Promise<number> => {
  const paid = await db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.subscriptionId, row.id),
        eq(invoices.state, 'paid'),
        eq(invoices.periodEnd, row.periodEnd ?? 0),
      ),
    );
  return paid.reduce((sum, invoice) => sum + invoice.amount * unusedShare(invoice, at), 0);
};

/**
 * Works out a change on our own engine. Plans of the same period share it: the unused time of both is
 * set against each other. With another period the new plan begins at once, in full.
 */
export const prorateInternally = async (
  backend: Backend,
  order: ChangeOrder,
): Promise<Proration> => {
  const { row, current, target, coupon, prorationDate } = order;
  const share = unusedShare(row, prorationDate);
  const keepsPeriod =
    current.amount > 0 && current.details.category === target.details.category && row.recurring;
  const credit = Math.round(await unusedPayments(backend, row, prorationDate));
  const price = discountedPrice(target, coupon).minor;
  const charge = keepsPeriod ? Math.round(price * share) : price;
  const given = Math.min(credit, charge);
  return {
    cost: charge - given,
    credit: given,
    lines: [
      { text: target.details.title, amount: charge },
      ...(given > 0 ? [{ text: `Unused time on ${current.details.title}`, amount: -given }] : []),
    ],
    periodStart: keepsPeriod ? row.periodStart : prorationDate,
    periodEnd: keepsPeriod ? row.periodEnd : addPeriod(prorationDate, target.details.period),
  };
};
