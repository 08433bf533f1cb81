import type { AnswerSent, calls } from '@foyer/api-client/contract';
import { runningOf } from '../../services/coupons/findCoupon';
import { planWords } from '../../services/messages/planWords';
import { isCancelled, type SubscriptionRow } from '../../services/subscriptions/findSubscription';
import type { SiteRow } from '../../services/sites/findSite';
import { withdrawalUntil } from '../../services/termination/planOrders';
import { termEndWith } from '../../services/plans/contractEndOf';
import { planNeedsPayment } from '../../services/plans/findPlan';
import { paidUntil, periodEndOf } from '../../services/subscriptions/nextPayment';
import { serviceEndOf } from '../../services/subscriptions/serviceEndOf';
import type { SubscriptionFacts } from '../../services/subscriptions/subscriptionFacts';
import { iso, isoOrNull, major } from './dateAndAmountWire';

/** A subscription in the wire format. */
export type SubscriptionWire = AnswerSent<typeof calls.getBillingSubscription>;

const states: Record<SubscriptionRow['state'], SubscriptionWire['state']> = {
  pending: 'pending',
  active: 'active',
  past_due: 'pastDue',
  paused: 'paused',
  cancelled: 'cancelled',
  ended: 'ended',
};

/** A subscription for the wire, as it is at a site and at an instant, epoch milliseconds. */
export const subscriptionWire = (
  { row, plan, nextPlan, pause, paidFee, coupon: used }: SubscriptionFacts,
  site: SiteRow,
  now: number,
): SubscriptionWire => {
  const { details, amount, currency } = plan;
  const termEnd = termEndWith(pause, row, now);
  const coupon = runningOf(used, row, plan);
  return {
    id: row.id,
    // A plan that is cancelled for the end of its term is paid for until then.
    state: row.state === 'active' && isCancelled(row) ? 'cancelled' : states[row.state],
    cancelled: isCancelled(row) && row.endedAt === null,
    priceId: row.priceId,
    title: planWords(details).title,
    price: major(amount),
    currency,
    period: details.period,
    recurring: row.recurring,
    contract: termEnd !== null,
    // A pause that runs moves it every day. Rule PAUSE-8.
    minimumTermEnd: pause?.state === 'active' ? null : isoOrNull(termEnd),
    paidFee: paidFee === null ? null : major(paidFee),
    startDate: iso(row.startedAt),
    periodEnd: isoOrNull(paidUntil(row)),
    serviceEndDate: isoOrNull(serviceEndOf(row)),
    withdrawUntil: planNeedsPayment(plan) ? isoOrNull(withdrawalUntil(row, site, now)) : null,
    scheduledChange:
      row.scheduledPriceId && row.periodEnd !== null
        ? {
            priceId: row.scheduledPriceId,
            at: isoOrNull(periodEndOf(row, pause)),
            price: major(nextPlan.amount),
          }
        : null,
    coupon: coupon ? { value: coupon.code, periodsLeft: row.couponPeriodsLeft } : null,
    downloadMbps: details.downloadMbps,
    uploadMbps: details.uploadMbps,
  };
};
