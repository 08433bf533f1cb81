import { and, eq, isNull, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Backend } from '../Backend';
import { subscriptions, type OwedThere } from '../../db/schema/subscriptions';
import { runningCoupon } from '../coupons/findCoupon';
import { agreedPlan } from '../plans/agreedPlan';
import { planOf } from '../plans/findPlan';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { ensureCoupon } from './ensureCoupon';
import { expandedId } from './expandedId';
import { releaseSchedule, saveSchedule, scheduleIfKnown } from './schedulePlanChange';
import { setCredit } from './setCredit';
import { swapItem } from './swapItem';
import { unlessPlanLost } from './unlessLost';

/** The plan that its holder has here, for the provider's subscription. */
const asHere = async (
  backend: Backend,
  row: SubscriptionRow,
  theirs: Stripe.Subscription,
): Promise<Stripe.SubscriptionUpdateParams> => {
  const plan = await agreedPlan(backend.db, row);
  const coupon = await runningCoupon(backend.db, row, plan);
  return {
    items: [await swapItem(backend, theirs, plan)],
    discounts: coupon ? [{ coupon: await ensureCoupon(backend, coupon, plan) }] : '',
  };
};

/** What changes at the provider at once. Nothing is charged or credited for it. */
const changesFor = async (
  backend: Backend,
  row: SubscriptionRow,
  theirs: Stripe.Subscription,
  { renews, nextPayment, changesPlan }: OwedThere,
): Promise<Stripe.SubscriptionUpdateParams> => ({
  ...(renews !== undefined && { cancel_at_period_end: !renews }),
  ...(nextPayment !== undefined && {
    pause_collection: '' as const,
    // The provider takes no instant that is over.
    trial_end: Math.ceil(Math.max(nextPayment, backend.clock.now() + 60_000) / 1000),
  }),
  ...(changesPlan && (await asHere(backend, row, theirs))),
  proration_behavior: 'none',
});

/** Whether its holder has cancelled it, and its time is over: a period that began there since is refunded. */
const isOver = (row: SubscriptionRow, { renews }: OwedThere, now: number): boolean =>
  renews === false && row.state !== 'paused' && row.periodEnd !== null && row.periodEnd <= now;

/** Brings the plan at the provider to where its holder has it here. */
const bringUp = async (
  backend: Backend,
  row: SubscriptionRow,
  theirs: Stripe.Subscription,
  owed: OwedThere,
): Promise<void> => {
  if (owed.renews === false || owed.next !== undefined) await releaseSchedule(backend, row);
  const changes = await changesFor(backend, row, theirs, owed);
  await backend.cardProvider.stripe.subscriptions.update(theirs.id, changes);
  if (owed.renews === false || !owed.next) return;
  const target = { ...(await planOf(backend.db, owed.next.priceId)), amount: owed.next.amount };
  // The end of a pause books it.
  if (row.state !== 'paused') await scheduleIfKnown(backend, { row, target });
  await saveSchedule(backend, row.id, target);
};

/**
 * Does at the provider what happened to a plan while its account didn't know the plan (`oweThere`). Repeating it is safe. A
 * plan that has ended here meanwhile keeps only its credit to settle; the comparison ends and refunds it (`returnDuplicates`).
 * Rule BUY-25.
 * @returns false while the account doesn't know it
 */
export const settleOwed = async (backend: Backend, row: SubscriptionRow): Promise<boolean> => {
  const { db, clock, cardProvider } = backend;
  const { id, providerId, owedThere: owed, periodEnd } = row;
  if (!providerId || !owed) return true;
  const theirs = await unlessPlanLost(backend, providerId, () =>
    cardProvider.stripe.subscriptions.retrieve(providerId),
  );
  if (!theirs) return false;
  const customer = expandedId(theirs.customer);
  if (owed.credit !== undefined && customer) await setCredit(backend, customer, owed.credit);
  const isLive = row.endedAt === null;
  const ends = isLive && isOver(row, owed, clock.now());
  if (isLive && !ends && theirs.status !== 'canceled') await bringUp(backend, row, theirs, owed);
  const isSettled = eq(subscriptions.owedThere, sql`${JSON.stringify(owed)}::text::jsonb`);
  await db
    .update(subscriptions)
    .set({ owedThere: null, ...(ends && { state: 'ended', endedAt: periodEnd }) })
    // What is owed since is settled next time, and nothing ends twice.
    .where(
      and(eq(subscriptions.id, id), isSettled, isLive ? isNull(subscriptions.endedAt) : undefined),
    );
  return true;
};
