import { applyCoupon } from '@foyer/domain';
import { and, eq, gte, isNotNull, ne, not, notLike, or, sql, type SQL } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { isTooSmall, leastCharge } from '../card-provider/leastCharge';
import { invoices, type InvoiceLine } from '../../db/schema/billing';
import { pauses } from '../../db/schema/subscriptions';
import { refundsPartOf, terminations } from '../../db/schema/terminations';
import { beginsInPeriod } from '../plans/beginsInPeriod';
import { PAUSE_REASON } from '../invoices/createInvoice';
import { invoiceKind } from '../invoices/findInvoice';
import { discountedPrice, discountOf, type CouponRow } from '../coupons/findCoupon';
import { addPeriod } from '../plans/addPeriod';
import { planNeedsPayment, type PlanRow } from '../plans/findPlan';
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
  /** What the coupon takes off the cost. */
  saving: number;
  lines: InvoiceLine[];
  /** Whether a new period starts, with the whole price of the plan. */
  startsPeriod: boolean;
  periodStart: number;
  periodEnd: number | null;
}

/** A change of plan to calculate. */
export interface ChangeOrder {
  row: SubscriptionRow;
  /** At the price that its holder pays. */
  current: PlanRow;
  target: PlanRow;
  coupon: CouponRow | null;
  /** `new`: the user enters a coupon now. `replaced`: the coupon in use is not for the new plan, or that brings its own back. */
  couponChange: 'none' | 'new' | 'replaced';
  prorationDate: number;
}

/** The share of a paid time of this length that is left, 0 to 1. */
export const shareLeft = (left: number, length: number): number =>
  length <= 0 ? 0 : Math.min(1, Math.max(0, left / length));

/** How much later the period ends because of its pauses, in milliseconds. */
const pausedTime = async ({ db }: Backend, row: SubscriptionRow): Promise<number> => {
  const over = await db
    .select()
    .from(pauses)
    .where(
      and(
        eq(pauses.subscriptionId, row.id),
        eq(pauses.state, 'ended'),
        // A pause that was taken back before it began has none.
        isNotNull(pauses.remainder),
        gte(pauses.startDate, row.periodStart),
      ),
    );
  return over.reduce((sum, { startDate, endDate }) => sum + (endDate ?? startDate) - startDate, 0);
};

/** What credit paid of an invoice's period. */
const creditUsedFor = ({ effect }: typeof invoices.$inferSelect): number =>
  'creditUsed' in effect ? (effect.creditUsed ?? 0) : 0;

const startsPeriod = ({ effect }: typeof invoices.$inferSelect): boolean =>
  'startsPeriod' in effect && effect.startsPeriod === true;

/** The length of the time that was bought later, oldest first. Each order adds its time at the end. Rule SUB-22. */
const timeAddedAfter = (paid: readonly (typeof invoices.$inferSelect)[], index: number): number =>
  paid
    .slice(index + 1)
    .filter(({ effect }) => effect.kind === 'extend')
    .reduce((sum, added) => sum + added.periodEnd - added.periodStart, 0);

/**
 * More time that was withdrawn from: its money was refunded, a part perhaps by hand, and the plan ended sooner.
 * A withdrawal that isn't finished knows what it returns.
 */
const wasWithdrawnFrom = sql`exists (select from ${terminations}
  where ${terminations.subscriptionId} = ${invoices.subscriptionId} and ${terminations.doneAt} is not null
    and not ${terminations.keepsPlan}
    and ${refundsPartOf(invoices.id)})`;

/**
 * Refunded by a withdrawal that brought the earlier plan back: the invoice of the return counts against its value
 * (`writeReturn`), so it has to count too.
 */
const wasReturnedFrom = sql`exists (select from ${terminations}
  where ${terminations.subscriptionId} = ${invoices.subscriptionId} and ${terminations.returnsTo} is not null
    and ${refundsPartOf(invoices.id)})`;

/** Paid invoices of a plan for its time, whose money the buyer hasn't got back. */
export const paysForTime = ({ id }: Pick<SubscriptionRow, 'id'>): SQL | undefined =>
  and(
    eq(invoices.subscriptionId, id),
    eq(invoices.state, 'paid'),
    or(eq(invoices.refunded, false), wasReturnedFrom),
    // It is being refunded because the site closed, so it pays for no time.
    sql`${invoices.refundDue} is distinct from 'siteClosed'`,
    // These invoices do not pay for time.
    notLike(invoices.reason, `${PAUSE_REASON}%`),
    ne(invoiceKind, 'cancel-contract'),
    not(wasWithdrawnFrom),
  );

/** A payment for time, and the share of that time that is left, 0 to 1. */
export interface PartlyUsed {
  invoice: typeof invoices.$inferSelect;
  share: number;
}

/**
 * The payments for the current period with what is unused of each, newest first. Each paid for the time
 * from its start to the end as it was then; a pause moves that end, and the paid time stays as long.
 * A change that started a new period has used up the payments before it.
 */
export const partlyUsedPayments = async (
  { db }: Pick<Backend, 'db'>,
  row: SubscriptionRow,
  left: number,
): Promise<PartlyUsed[]> => {
  const all = await db
    .select()
    .from(invoices)
    .where(and(paysForTime(row), beginsInPeriod(row.periodStart)))
    .orderBy(invoices.paidAt, invoices.createdAt);
  const paid = all.slice(Math.max(0, all.findLastIndex(startsPeriod)));
  const parts = paid.map((invoice, index) => ({
    invoice,
    share: shareLeft(left - timeAddedAfter(paid, index), invoice.periodEnd - invoice.periodStart),
  }));
  return parts.toReversed();
};

/** What an unused share is worth, in minor units. */
export const worthOf = ({ invoice, share }: PartlyUsed): number =>
  (invoice.amount + creditUsedFor(invoice)) * share;

/** The unused part of the payments for the current period, in minor units. */
export const unusedPayments = async (
  backend: Backend,
  row: SubscriptionRow,
  left: number,
): Promise<number> =>
  (await partlyUsedPayments(backend, row, left)).reduce((sum, part) => sum + worthOf(part), 0);

/** The unused time and the credit that a change takes off, and what of them is kept as credit. */
const creditLines = (
  title: string,
  { unused, given, credit }: { unused: number; given: number; credit: number },
): InvoiceLine[] =>
  [
    { text: `Unused time on ${title}`, amount: -unused },
    { text: 'Credit', amount: -credit },
    { text: 'Kept as credit', amount: unused + credit - given },
  ].filter(({ amount }) => amount !== 0);

/** What a share of the new plan's period costs, in minor units. A new coupon lowers this payment. Rule COUPON-4. */
const priceOfShare = ({ target, coupon, couponChange }: ChangeOrder, share: number): number => {
  if (!coupon || couponChange !== 'new')
    return Math.round(discountedPrice(target, coupon).minor * share);
  const price = { minor: Math.round(target.amount * share), currency: target.currency };
  return applyCoupon(price, { discount: discountOf(coupon) }).minor;
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
  const { row, current, target, prorationDate } = order;
  const left = row.periodEnd === null ? 0 : row.periodEnd - prorationDate;
  const keepsPeriod =
    planNeedsPayment(current) &&
    row.periodEnd !== null &&
    current.details.category === target.details.category &&
    row.recurring;
  const unused = Math.round(await unusedPayments(backend, row, left));
  const credit = unused + row.credit;
  const period = left + prorationDate - row.periodStart - (await pausedTime(backend, row));
  const share = keepsPeriod ? shareLeft(left, period) : 1;
  const owed = priceOfShare(order, share);
  // The end of a period may cost less than a card can pay.
  const isFree = isTooSmall({ minor: owed, currency: target.currency });
  const charge = isFree ? Math.min(credit, owed) : owed;
  const given = charge - leastCharge({ minor: charge, currency: target.currency }, credit);
  return {
    cost: charge - given,
    credit: given,
    creditLeft: credit - given,
    // After this change the payments for the period are worth exactly its charge.
    creditUsed: keepsPeriod ? given - unused : given,
    saving: Math.max(0, priceOfShare({ ...order, coupon: null }, share) - owed),
    lines: [
      { text: target.details.title, amount: charge },
      ...creditLines(current.details.title, { unused, given, credit: row.credit }),
    ],
    startsPeriod: !keepsPeriod,
    periodStart: keepsPeriod ? row.periodStart : prorationDate,
    periodEnd: keepsPeriod ? row.periodEnd : addPeriod(prorationDate, target.details.period),
  };
};
