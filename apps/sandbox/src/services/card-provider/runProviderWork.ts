import { and, eq, isNull, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Backend } from '../Backend';
import { subscriptions, type ProviderWork } from '../../db/schema/subscriptions';
import { runningCoupon } from '../coupons/findCoupon';
import { agreedPlan } from '../plans/agreedPlan';
import { planOf } from '../plans/findPlan';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { withBuyerLock } from '../buyers/withBuyerLock';
import { ensureCoupon } from './ensureCoupon';
import { expandedId } from './expandedId';
import { releaseSchedule, saveSchedule, scheduleIfKnown } from './schedulePlanChange';
import { setCredit } from './setCredit';
import { swapItem } from './swapItem';
import { trialEnd } from './trialEnd';
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

/** What changes at the provider straight away. Nothing is charged or credited for it. */
const changesFor = async (
  backend: Backend,
  row: SubscriptionRow,
  theirs: Stripe.Subscription,
  { renews, nextPayment, changesPlan }: ProviderWork,
): Promise<Stripe.SubscriptionUpdateParams> => ({
  ...(renews !== undefined && { cancel_at_period_end: !renews }),
  ...(nextPayment !== undefined && {
    pause_collection: '' as const,
    trial_end: trialEnd(backend.clock, nextPayment),
  }),
  ...(changesPlan && (await asHere(backend, row, theirs))),
  proration_behavior: 'none',
});

/** Whether its holder has cancelled it, and its time is over: a period that began there since is refunded. */
const isOver = (row: SubscriptionRow, { renews }: ProviderWork, now: number): boolean =>
  renews === false && row.state !== 'paused' && row.periodEnd !== null && row.periodEnd <= now;

/** Brings the plan at the provider to where its holder has it here. */
const bringUp = async (
  backend: Backend,
  row: SubscriptionRow,
  theirs: Stripe.Subscription,
  work: ProviderWork,
): Promise<void> => {
  if (work.renews === false || work.next !== undefined) await releaseSchedule(backend, row);
  const changes = await changesFor(backend, row, theirs, work);
  await backend.cardProvider.stripe.subscriptions.update(theirs.id, changes);
  if (work.renews === false || !work.next) return;
  const target = { ...(await planOf(backend.db, work.next.priceId)), amount: work.next.amount };
  // The end of a pause books it.
  if (row.state !== 'paused') await scheduleIfKnown(backend, { row, target });
  await saveSchedule(backend, row.id, target);
};

/** Needs the buyer's lock. */
const run = async (backend: Backend, subscriptionId: string): Promise<boolean> => {
  const { db, clock, cardProvider } = backend;
  // Read with the lock: the user may have cancelled or kept the plan meanwhile.
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
  if (!row) return true;
  const { id, providerId, providerWork: work, periodEnd } = row;
  if (!providerId || !work) return true;
  const theirs = await unlessPlanLost(backend, providerId, () =>
    cardProvider.stripe.subscriptions.retrieve(providerId),
  );
  if (!theirs) return false;
  const customer = expandedId(theirs.customer);
  if (work.credit !== undefined && customer) await setCredit(backend, customer, work.credit);
  const isLive = row.endedAt === null;
  const ends = isLive && isOver(row, work, clock.now());
  if (isLive && !ends && theirs.status !== 'canceled') await bringUp(backend, row, theirs, work);
  const isUnchanged = eq(subscriptions.providerWork, sql`${JSON.stringify(work)}::text::jsonb`);
  await db
    .update(subscriptions)
    .set({ providerWork: null, ...(ends && { state: 'ended', endedAt: periodEnd }) })
    // What is queued since is done next time, and nothing ends twice.
    .where(
      and(
        eq(subscriptions.id, id),
        isUnchanged,
        isLive ? isNull(subscriptions.endedAt) : undefined,
      ),
    );
  return true;
};

/**
 * Does at the provider what happened to a plan while its account didn't know the plan (`queueProviderWork`). Repeating it is
 * safe. It takes the buyer's lock. A plan that has ended here meanwhile keeps only its credit to settle; the comparison ends
 * and refunds it (`refundDuplicates`). Rule BUY-25.
 * @returns false while the account doesn't know it
 * @throws ServiceError `STATE_CONFLICT` when the lock is not free in time
 */
export const runProviderWork = (
  backend: Backend,
  { id, buyer }: Pick<SubscriptionRow, 'id' | 'buyer'>,
): Promise<boolean> => withBuyerLock(backend, buyer, () => run(backend, id));
