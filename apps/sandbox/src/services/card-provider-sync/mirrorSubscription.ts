import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Backend } from '../Backend';
import { oweFee } from '../early-fees/owedFee';
import { subscriptions } from '../../db/schema/subscriptions';
import { users } from '../../db/schema/users';
import { findByProviderPrice, planOf, type PlanRow } from '../plans/findPlan';
import { amountOf } from '../card-provider/amountOf';
import { periodOf } from '../card-provider/periodOf';
import { agreedPlan, asAgreed } from '../plans/agreedPlan';
import { changedTo } from '../subscriptions/earlierPlan';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { queueProviderWork } from '../card-provider/queueProviderWork';
import { runProviderWork } from '../card-provider/runProviderWork';
import { unlessPlanLost } from '../card-provider/unlessLost';
import { endPastDue } from '../subscriptions/endPastDue';
import { finishCouponChange } from './finishCouponChange';

type State = SubscriptionRow['state'];

/** The provider's states, mapped to ours. `stateOf` adds pauses and cancellations. */
const states: Partial<Record<Stripe.Subscription.Status, State>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  canceled: 'ended',
  incomplete_expired: 'ended',
};

const stateOf = (ours: SubscriptionRow, theirs: Stripe.Subscription): State => {
  const state = states[theirs.status] ?? ours.state;
  if (state === 'ended') return state;
  if (ours.state === 'paused') return 'paused';
  return state === 'active' && theirs.cancel_at_period_end ? 'cancelled' : state;
};

/** Our plan for the provider's price; the current plan if the price is not ours. */
const planBehind = async (
  backend: Backend,
  ours: SubscriptionRow,
  theirs: Stripe.Subscription,
): Promise<PlanRow> =>
  (await findByProviderPrice(backend, theirs.items.data[0]?.price.id ?? null)) ??
  (await planOf(backend.db, ours.priceId));

/**
 * Whether the plan ends with its period. The provider learns of the end of a paused plan only when its
 * pause ends, so its own answer doesn't count until then.
 */
const endsWithPeriod = (
  { state, cancelAtPeriodEnd, cancellationReason }: SubscriptionRow,
  theirs: Stripe.Subscription,
): boolean =>
  theirs.cancel_at_period_end ||
  (state === 'paused' && cancelAtPeriodEnd && cancellationReason !== null);

/**
 * When another plan has begun at the provider: a change in the period has an invoice, made then. One that a renewal brings
 * began with its period, whose invoice the provider makes seconds later.
 */
const changedAt = ({ latest_invoice: invoice }: Stripe.Subscription, start: number): number =>
  typeof invoice === 'object' && invoice?.billing_reason === 'subscription_update'
    ? invoice.created * 1000
    : start;

/** Our copy and the version of its row (`xmin`), which PostgreSQL changes with every update. */
const readOurs = async ({ db }: Backend, providerId: string) => {
  const [found] = await db
    .select({ ours: subscriptions, writing: sql<string>`${subscriptions}.xmin::text` })
    .from(subscriptions)
    .where(and(eq(subscriptions.providerId, providerId), isNull(subscriptions.endedAt)));
  return found ?? null;
};

/**
 * The scheduled plan, as long as the provider has a schedule, a pending change or a pause. A
 * pending change replaces it only when it is paid, and the end of a pause restores it.
 */
const scheduledOf = (
  ours: SubscriptionRow,
  theirs: Stripe.Subscription,
  priceId: string,
): string | null => {
  const isPlanned = theirs.schedule || theirs.pending_update || ours.state === 'paused';
  return isPlanned && ours.scheduledPriceId !== priceId ? ours.scheduledPriceId : null;
};

/** The customer's credit, which the provider takes off the next invoices: a balance below zero. */
const creditOf = ({ customer }: Stripe.Subscription): number =>
  typeof customer === 'object' && !customer.deleted ? Math.max(0, -customer.balance) : 0;

const changesFor = async (
  backend: Backend,
  ours: SubscriptionRow,
  theirs: Stripe.Subscription,
): Promise<Partial<SubscriptionRow>> => {
  const period = periodOf(theirs);
  const state = stateOf(ours, theirs);
  const listed = await planBehind(backend, ours, theirs);
  const { priceId } = listed;
  const plan = { ...listed, amount: amountOf(theirs) ?? asAgreed(ours, listed).amount };
  const moved = period.end !== ours.periodEnd && ours.state !== 'paused';
  return {
    state,
    priceId,
    scheduledPriceId: scheduledOf(ours, theirs, priceId),
    cancelAtPeriodEnd: endsWithPeriod(ours, theirs),
    credit: creditOf(theirs),
    periodPrice: plan.amount,
    ...(await changedTo(backend.db, ours, plan, changedAt(theirs, period.start))),
    ...(moved ? { periodStart: period.start, periodEnd: period.end } : {}),
    ...(state === 'ended' ? { endedAt: (theirs.ended_at ?? theirs.created) * 1000 } : {}),
  };
};

/** Why we cancelled it, for the provider's page and for `readTheirs`. */
const UNPAID = 'unpaid';

const withMoney = { expand: ['customer', 'latest_invoice'] };

/**
 * The provider's subscription. One whose last try has failed is cancelled there: an account may be set to keep it
 * as unpaid, without charging any more, and nobody would end its access. Rule SUB-25.
 * @returns also whether it ends because it is not paid; null if the provider doesn't know it
 */
const readTheirs = async (backend: Backend, providerId: string) => {
  const { stripe } = backend.cardProvider;
  const found = await unlessPlanLost(backend, providerId, () =>
    stripe.subscriptions.retrieve(providerId, withMoney),
  );
  if (!found) return null;
  let theirs = found;
  // The comment also tells a process that reads it after a crash.
  if (theirs.status === 'unpaid')
    theirs = await stripe.subscriptions.cancel(providerId, {
      ...withMoney,
      cancellation_details: { comment: UNPAID },
    });
  const { reason, comment } = theirs.cancellation_details ?? {};
  return { theirs, isUnpaid: reason === 'payment_failed' || comment === UNPAID };
};

/**
 * Ends a plan that the provider's account doesn't know, with its paid time, because nobody renews it. While that time lasts,
 * an answer of the provider lets it renew again. Rule BUY-25.
 */
const endLost = async ({ db, clock }: Backend, row: SubscriptionRow): Promise<void> => {
  const { id, state, periodEnd } = row;
  const at = clock.now();
  await db.transaction(async (tx) => {
    // Of an unpaid period no time is paid.
    if (await endPastDue(tx, id, { at, reason: 'Unknown to the payment provider' })) return;
    // Read again: its user may have dropped the booked change meanwhile.
    const [ours = row] = await tx
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.id, id))
      .for('update');
    const booked = ours.scheduledPriceId && (await agreedPlan(tx, ours, ours.scheduledPriceId));
    await queueProviderWork(
      { db: tx },
      id,
      booked ? { next: { priceId: booked.priceId, amount: booked.amount } } : {},
    );
    const isOver = state !== 'paused' && periodEnd !== null && periodEnd <= at;
    await tx
      .update(subscriptions)
      .set({
        cancelAtPeriodEnd: true,
        scheduledPriceId: null,
        ...(state === 'active' && { state: 'cancelled' }),
        ...(isOver && { state: 'ended', endedAt: periodEnd }),
      })
      .where(
        and(
          eq(subscriptions.id, id),
          eq(subscriptions.state, state),
          ne(subscriptions.state, 'pending'),
          isNull(subscriptions.endedAt),
        ),
      );
  });
};

/** How often to try again while others update the row. */
const ATTEMPTS = 20;

/**
 * Updates our copy of a provider's subscription. Safe to repeat, in any order. The update depends
 * on the row that was read before asking the provider, so it is repeated if another process has
 * changed the row meanwhile (a pause, a scheduled change, another event).
 */
export const mirrorSubscription = async (backend: Backend, providerId: string): Promise<void> => {
  const { db } = backend;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const read = await readOurs(backend, providerId);
    if (!read) return;
    if (read.ours.providerWork && (await runProviderWork(backend, read.ours))) continue;
    const answer = await readTheirs(backend, providerId);
    if (!answer) return endLost(backend, read.ours);
    const { theirs, isUnpaid } = answer;
    const changes = await changesFor(backend, read.ours, theirs);
    const isWritten = await db.transaction(async (tx) => {
      const [written] = await tx
        .update(subscriptions)
        .set(changes)
        .where(
          and(
            eq(subscriptions.id, read.ours.id),
            sql`${subscriptions}.xmin::text = ${read.writing}`,
          ),
        )
        .returning();
      if (written?.endedAt && isUnpaid) await oweFee(tx, read.ours, written.endedAt);
      return written !== undefined;
    });
    if (isWritten) return finishCouponChange(backend, read.ours.id, theirs);
  }
  throw new Error(`The subscription ${providerId} kept changing while it was read.`);
};

/** Updates our copies of a customer's subscriptions, because the customer's credit has changed. */
export const mirrorCustomer = async (backend: Backend, customerId: string): Promise<void> => {
  const live = await backend.db
    .select({ providerId: subscriptions.providerId })
    .from(subscriptions)
    .innerJoin(users, eq(subscriptions.userId, users.id))
    .where(and(eq(users.providerCustomerId, customerId), isNull(subscriptions.endedAt)));
  for (const { providerId } of live) if (providerId) await mirrorSubscription(backend, providerId);
};
