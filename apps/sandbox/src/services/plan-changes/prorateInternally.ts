import { and, eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { invoices, type InvoiceLine } from '../../db/schema/billing';
import { discountedPrice, type CouponRow } from '../coupons/findCoupon';
import { addPeriod } from '../plans/addPeriod';
import type { PlanRow } from '../plans/findPlan';
import type { SubscriptionRow } from '../subscriptions/findSubscription';

/** The immediate cost of a change, in minor units, and its period. */
export interface Proration {
  cost: number;
  /** Credit for unused time, zero or more. */
  credit: number;
  /** Credit that the next payments take off. */
  creditLeft: number;
  /** What the credit and the unused time paid beyond the period's own payments. */
  creditUsed: number;
  lines: InvoiceLine[];
  periodStart: number;
  periodEnd: number | null;
}

/** A change of plan to calculate. */
export interface ChangeOrder {
  row: SubscriptionRow;
  current: PlanRow;
  target: PlanRow;
  coupon: CouponRow | null;
  prorationDate: number;
}

/** The remaining share of the period, 0 to 1. */
const unusedShare = (
  { periodStart, periodEnd }: Pick<SubscriptionRow, 'periodStart' | 'periodEnd'>,
  at: number,
): number => {
  if (periodEnd === null || periodEnd <= periodStart) return 0;
  return Math.min(1, Math.max(0, (periodEnd - at) / (periodEnd - periodStart)));
};

/** What credit paid of an invoice's period. */
const creditUsedFor = ({ effect }: typeof invoices.$inferSelect): number =>
  effect.kind === 'renew' || effect.kind === 'change' ? (effect.creditUsed ?? 0) : 0;

/** The unused part of the payments for the current period, in minor units. */
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
  return paid.reduce(
    (sum, invoice) => sum + (invoice.amount + creditUsedFor(invoice)) * unusedShare(invoice, at),
    0,
  );
};

/**
 * Calculates a change on the INTERNAL engine. Plans with the same length of period keep the period,
 * and the cost is the difference for the remaining time. Otherwise the new plan starts now, at its
 * full price. Unused time that is worth more than the new plan stays as credit. Rule SUB-13.
 */
export const prorateInternally = async (
  backend: Backend,
  order: ChangeOrder,
): Promise<Proration> => {
  const { row, current, target, coupon, prorationDate } = order;
  const share = unusedShare(row, prorationDate);
  const keepsPeriod =
    current.amount > 0 && current.details.category === target.details.category && row.recurring;
  const unused = Math.round(await unusedPayments(backend, row, prorationDate));
  const credit = unused + row.credit;
  const price = discountedPrice(target, coupon).minor;
  const charge = keepsPeriod ? Math.round(price * share) : price;
  const given = Math.min(credit, charge);
  return {
    cost: charge - given,
    credit: given,
    creditLeft: credit - given,
    // After this change the payments for the period are worth exactly its charge.
    creditUsed: keepsPeriod ? given - unused : given,
    lines: [
      { text: target.details.title, amount: charge },
      ...(given > 0 ? [{ text: `Unused time on ${current.details.title}`, amount: -given }] : []),
    ],
    periodStart: keepsPeriod ? row.periodStart : prorationDate,
    periodEnd: keepsPeriod ? row.periodEnd : addPeriod(prorationDate, target.details.period),
  };
};
