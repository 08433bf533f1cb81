import { and, eq, isNull, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Backend } from '../Backend';
import { plans } from '../../db/schema/sites';
import { subscriptions } from '../../db/schema/subscriptions';
import { periodOf } from '../provider/periodOf';
import type { SubscriptionRow } from '../subscriptions/findSubscription';

type State = SubscriptionRow['state'];

/** The provider's words as ours. A pause and a cancellation are ours to say, see `stateOf`. */
const states: Partial<Record<Stripe.Subscription.Status, State>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  canceled: 'ended',
  incomplete_expired: 'ended',
};

const stateOf = (ours: SubscriptionRow, theirs: Stripe.Subscription): State => {
  const state = states[theirs.status] ?? ours.state;
  if (state === 'ended') return state;
  if (ours.state === 'paused') return 'paused';
  return state === 'active' && theirs.cancel_at_period_end ? 'cancelled' : state;
};

/** Our plan behind the provider's price; the present one while the provider has none of ours. */
const planBehind = async (
  { db }: Backend,
  ours: SubscriptionRow,
  theirs: Stripe.Subscription,
): Promise<string> => {
  const [plan] = await db
    .select({ priceId: plans.priceId })
    .from(plans)
    .where(eq(plans.providerPriceId, theirs.items.data[0]?.price.id ?? ''));
  return plan?.priceId ?? ours.priceId;
};

/** Our copy, and which writing of the row it is: PostgreSQL gives each one a number of its own. */
const readOurs = async ({ db }: Backend, providerId: string) => {
  const [found] = await db
    .select({ ours: subscriptions, writing: sql<string>`${subscriptions}.xmin::text` })
    .from(subscriptions)
    .where(and(eq(subscriptions.providerId, providerId), isNull(subscriptions.endedAt)));
  return found ?? null;
};

/**
 * What is planned here, as long as the provider plans it too. A change that waits for the bank takes
 * its place only when it is made, and a pause plans anew when it is over.
 */
const scheduledOf = (
  ours: SubscriptionRow,
  theirs: Stripe.Subscription,
  priceId: string,
): string | null => {
  const isPlanned = theirs.schedule || theirs.pending_update || ours.state === 'paused';
  return isPlanned && ours.scheduledPriceId !== priceId ? ours.scheduledPriceId : null;
};

const changesFor = async (
  backend: Backend,
  ours: SubscriptionRow,
  theirs: Stripe.Subscription,
): Promise<Partial<SubscriptionRow>> => {
  const period = periodOf(theirs);
  const state = stateOf(ours, theirs);
  const priceId = await planBehind(backend, ours, theirs);
  const moved = period.end !== ours.periodEnd && ours.state !== 'paused';
  return {
    state,
    priceId,
    scheduledPriceId: scheduledOf(ours, theirs, priceId),
    cancelAtPeriodEnd: theirs.cancel_at_period_end,
    ...(moved ? { periodStart: period.start, periodEnd: period.end } : {}),
    ...(state === 'ended' ? { endedAt: (theirs.ended_at ?? theirs.created) * 1000 } : {}),
  };
};

/** How often one that keeps being written meanwhile is read again. */
const ATTEMPTS = 20;

/**
 * Makes our copy of a provider's subscription what it is there now. Safe to repeat, in any order.
 * What we write depends on what we read before asking the provider, so a row that somebody else
 * wrote meanwhile (a pause, a planned change, another event) is read and asked about again.
 */
export const mirrorSubscription = async (backend: Backend, providerId: string): Promise<void> => {
  const { db, payments } = backend;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const read = await readOurs(backend, providerId);
    if (!read) return;
    const theirs = await payments.stripe.subscriptions.retrieve(providerId);
    const written = await db
      .update(subscriptions)
      .set(await changesFor(backend, read.ours, theirs))
      .where(
        and(eq(subscriptions.id, read.ours.id), sql`${subscriptions}.xmin::text = ${read.writing}`),
      )
      .returning({ id: subscriptions.id });
    if (written.length > 0) return;
  }
  throw new Error(`The subscription ${providerId} kept changing while it was read.`);
};
