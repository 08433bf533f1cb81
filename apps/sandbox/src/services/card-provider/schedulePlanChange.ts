import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { subscriptions } from '../../db/schema/subscriptions';
import type { Backend } from '../Backend';
import { runningCoupon } from '../coupons/findCoupon';
import { nextCoupon } from '../coupons/nextCoupon';
import { ensureCoupon } from './ensureCoupon';
import { ensurePrice } from './ensurePrice';
import { expandedId } from './expandedId';
import { planIsLost, unlessPlanLost } from './unlessLost';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { agreedPlan } from '../plans/agreedPlan';
import type { PlanRow } from '../plans/findPlan';

/** Stores which plan follows at the end of the period, and at which price; null for none. */
export const saveSchedule = async (
  { db }: Pick<Backend, 'db'>,
  subscriptionId: string,
  plan: Pick<PlanRow, 'priceId' | 'amount'> | null,
): Promise<void> => {
  await db
    .update(subscriptions)
    .set({ scheduledPriceId: plan?.priceId ?? null, scheduledPrice: plan?.amount ?? null })
    .where(eq(subscriptions.id, subscriptionId));
};

/** Cancels a scheduled change at the provider. @returns whether the provider knows the plan */
export const releaseSchedule = async (
  backend: Backend,
  { providerId }: SubscriptionRow,
): Promise<boolean> => {
  const { stripe } = backend.cardProvider;
  const id = providerId ?? '';
  const theirs = await unlessPlanLost(backend, id, () => stripe.subscriptions.retrieve(id));
  const schedule = expandedId(theirs?.schedule);
  if (schedule) await stripe.subscriptionSchedules.release(schedule);
  return theirs !== null;
};

/** The discounts of a phase, for a request that keeps them: the provider ends those that a request does not name. */
const discountsOf = ({ discounts }: Stripe.SubscriptionSchedule.Phase) => {
  const kept = discounts.flatMap(({ discount }) => {
    const id = expandedId(discount);
    return id ? [{ discount: id }] : [];
  });
  return kept.length > 0 ? kept : ('' as const);
};

/** Schedules a change at the provider, if the provider knows the plan. @returns whether it does */
export const scheduleIfKnown = async (
  backend: Backend,
  { row, target }: { row: SubscriptionRow; target: PlanRow },
): Promise<boolean> => {
  const { stripe } = backend.cardProvider;
  if (!(await releaseSchedule(backend, row))) return false;
  // The coupon may be for the present plan only, and a plan that comes back has its own.
  const holder = nextCoupon(row, target);
  const coupon = await runningCoupon(backend.db, holder, target);
  const schedule = await stripe.subscriptionSchedules.create({
    from_subscription: row.providerId ?? '',
  });
  const [phase] = schedule.phases;
  const price = expandedId(phase?.items[0]?.price);
  if (!phase || !price) throw new Error(`The schedule ${schedule.id} has no phase.`);
  const discounts = discountsOf(phase);
  const isSame = holder.couponCode === row.couponCode;
  const kept = row.couponCode === null ? discounts : ('' as const);
  const next = coupon
    ? (isSame && discounts) || [{ coupon: await ensureCoupon(backend, coupon, target) }]
    : kept;
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      {
        items: [{ price, quantity: 1 }],
        start_date: phase.start_date,
        end_date: phase.end_date,
        discounts,
        ...(phase.trial_end === null ? {} : { trial_end: phase.trial_end }),
      },
      {
        items: [{ price: await ensurePrice(backend, target), quantity: 1 }],
        proration_behavior: 'none',
        discounts: next,
        duration: {
          interval: target.details.period.magnitude,
          interval_count: target.details.period.amount,
        },
      },
    ],
  });
  return true;
};

/**
 * Schedules a change of plan at the provider for the end of the paid period; nothing is charged
 * now. The present period keeps its coupon, and the time that a pause gave back.
 * @throws ServiceError `STATE_CONFLICT` for a plan that the provider doesn't know
 */
export const schedulePlanChange = async (
  backend: Backend,
  change: { row: SubscriptionRow; target: PlanRow },
): Promise<void> => {
  if (!(await scheduleIfKnown(backend, change))) throw planIsLost();
};

/**
 * Restores a scheduled change at the provider after it was released there. It is stored here again,
 * because the event about its release may have cleared it.
 */
export const restoreSchedule = async (backend: Backend, row: SubscriptionRow): Promise<void> => {
  if (!row.providerId || !row.scheduledPriceId) return;
  const target = await agreedPlan(backend.db, row, row.scheduledPriceId);
  if (await scheduleIfKnown(backend, { row, target })) await saveSchedule(backend, row.id, target);
};
