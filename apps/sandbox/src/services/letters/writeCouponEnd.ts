import { couponReminderAt, DAY } from '@foyer/domain';
import { desc } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import { eachPeriod, priceText } from '../messages/amounts';
import { dayText } from '../messages/dates';
import { sayAt } from '../messages/sayAt';
import { paysForTime } from '../plan-changes/prorateInternally';
import { planNeedsPayment, priceOf } from '../plans/findPlan';
import { planWords } from '../messages/planWords';
import { findSite } from '../sites/findSite';
import {
  findSubscription,
  isCancelled,
  type SubscriptionRow,
} from '../subscriptions/findSubscription';
import { nextPaymentOf } from '../subscriptions/nextPayment';
import { subscriptionFacts } from '../subscriptions/subscriptionFacts';
import { cancelFact } from './howToCancel';
import type { WriteLetter } from './Letter';
import { nextPaymentCard } from './nextPaymentCard';

/** When a plan whose next price is not known is looked at again. */
const UNKNOWN_WAIT = 7 * DAY;

/** Whether the coupon has lowered the last payment, or paid all of it. */
const hasJustLowered = async (
  { db }: Backend,
  row: SubscriptionRow,
  code: string,
): Promise<boolean> => {
  const [last] = await db
    .select({ lines: invoices.lines })
    .from(invoices)
    .where(paysForTime(row))
    .orderBy(desc(invoices.createdAt))
    .limit(1);
  if (!last) return row.startedAt === row.periodStart;
  return last.lines.some(({ text, amount }) => text === code && amount < 0);
};

/** Tells that the coupon has lowered its last payment, and what follows. Rule LAW-13. */
export const writeCouponEnd: WriteLetter = async (backend, { subject }, customer) => {
  const { db, clock } = backend;
  const row = await findSubscription(db, subject);
  const isOver = !row || row.endedAt !== null || row.cancelAtPeriodEnd;
  if (isOver || row.couponCode === null || row.couponPeriodsLeft !== 0) return null;
  if (!(await hasJustLowered(backend, row, row.couponCode))) return null;
  const facts = await subscriptionFacts(db, row);
  const next = nextPaymentOf(facts);
  // A plan that is free, or comes back with its own coupon, has no full price yet. Its booked change can still be dropped.
  if (!next || !planNeedsPayment(facts.nextPlan) || facts.nextCoupon)
    return { later: clock.now() + UNKNOWN_WAIT };
  const at = couponReminderAt(next.at);
  if (at > clock.now()) return { later: at };
  const { details } = facts.nextPlan;
  const told = {
    code: row.couponCode,
    item: planWords(details).title,
    day: dayText(next.at),
    amount: priceText(priceOf(facts.nextPlan)),
    period: eachPeriod(details.period),
  };
  const site = await findSite(db, row.locationId);
  const card = nextPaymentCard(backend, customer, row, next);
  return {
    locationId: row.locationId,
    subject: sayAt(site, 'couponEndSubject', told),
    facts: site && !isCancelled(row) ? [await cancelFact(backend, row, site)] : [],
    paragraphs: [
      sayAt(site, row.scheduledPriceId === null ? 'couponEndText' : 'couponEndChange', told),
      ...card.paragraphs,
      ...(isCancelled(row) ? [] : [sayAt(site, 'couponEndCancel')]),
    ],
    action: card.action,
  };
};
