import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { checkouts, invoices } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import { forEachSettled } from './forEachSettled';
import { settleCheckout } from '../checkouts/settleCheckout';
import { settlePayment } from '../payments/settlePayment';
import { dropSpentCoupon } from '../card-provider-sync/dropSpentCoupon';
import { mirrorInvoice } from '../card-provider-sync/mirrorInvoice';
import { missingInvoices } from '../card-provider-sync/missingInvoices';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { mirrorSubscription } from '../card-provider-sync/mirrorSubscription';

/** Reconciles each id. One may fail: the provider does not know ids of another account. */
const recover = (ids: (string | null)[], work: (id: string) => Promise<unknown>) =>
  forEachSettled(
    'Recovering',
    ids.filter((id) => id !== null),
    work,
  );

/** How many purchases of a kind one run asks the provider for, so that many hold up no other job. */
export const PURCHASES_AT_ONCE = 200;

/** The last checkout and invoice that the provider was asked for. */
export interface Turn {
  checkout: string;
  invoice: string;
}

/** The next rows after the last one, each in its turn; all of them without a turn. */
const nextOf = <T extends { id: string }>(rows: T[], turn: Turn | null, kind: keyof Turn): T[] => {
  if (!turn) return rows;
  const next = rows
    .filter(({ id }) => id > turn[kind])
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .slice(0, PURCHASES_AT_ONCE);
  turn[kind] = next.length < PURCHASES_AT_ONCE ? '' : (next.at(-1)?.id ?? '');
  return next;
};

/**
 * Reconciles open checkouts and unpaid invoices with the card provider, so that buyers get what
 * they paid for while this process was down or a webhook was lost.
 * @param turn where the last run ended; null for all of them at once
 */
export const reconcilePurchases = async (
  backend: Backend,
  turn: Turn | null = null,
): Promise<void> => {
  const { db } = backend;
  const allOpen = await db.select().from(checkouts).where(eq(checkouts.state, 'open'));
  const open = nextOf(allOpen, turn, 'checkout');
  await recover(
    open.map(({ providerId }) => providerId),
    (id) => settleCheckout(backend, id),
  );
  const allUnpaid = await db
    .select()
    .from(invoices)
    .where(inArray(invoices.state, ['draft', 'open']));
  const unpaid = nextOf(allUnpaid, turn, 'invoice');
  await recover(
    unpaid.filter(({ providerId }) => providerId === null).map((row) => row.paymentIntentId),
    (id) => settlePayment(backend, id),
  );
  await recover(
    unpaid.map(({ providerId }) => providerId),
    (id) => mirrorInvoice(backend, id),
  );
};

const providerSubscriptions = async ({ db }: Backend) =>
  db
    .select({ id: subscriptions.id, providerId: subscriptions.providerId })
    .from(subscriptions)
    .where(and(isNull(subscriptions.endedAt), isNotNull(subscriptions.providerId)));

/** Copies invoices of the provider that are missing here. */
const reconcileInvoicesOf = async (backend: Backend, subscription: string): Promise<void> =>
  recover([...(await missingInvoices(backend, subscription))], (id) => mirrorInvoice(backend, id));

/** Reconciles the invoices of every plan that the provider renews, and removes spent coupons. */
export const reconcileInvoices = async (backend: Backend): Promise<void> => {
  const live = await providerSubscriptions(backend);
  await recover(
    live.map(({ providerId }) => providerId),
    (id) => reconcileInvoicesOf(backend, id),
  );
  await recover(
    live.map(({ id }) => id),
    (id) => dropSpentCoupon(backend, id),
  );
};

/**
 * Reconciles the plans whose end or renewal is not known here, because the provider's event got lost:
 * those that the provider does not list as live, and those whose period is over here.
 * @param renewing the provider's list of its live subscriptions
 */
export const reconcileMissed = async (
  backend: Backend,
  renewing: readonly { id: string }[],
): Promise<void> => {
  const { db, clock } = backend;
  const live = new Set(renewing.map(({ id }) => id));
  const ours = await db
    .select()
    .from(subscriptions)
    .where(and(isNull(subscriptions.endedAt), isNotNull(subscriptions.providerId)));
  const isOver = ({ state, periodEnd }: SubscriptionRow) =>
    state !== 'paused' && periodEnd !== null && periodEnd <= clock.now();
  const missed = ours
    .filter((row) => !live.has(row.providerId ?? '') || isOver(row))
    .map(({ providerId }) => providerId);
  await recover(missed, (id) => reconcileInvoicesOf(backend, id));
  await recover(missed, (id) => mirrorSubscription(backend, id));
};

/** Reconciles every plan that the provider renews. */
export const reconcileSubscriptions = async (backend: Backend): Promise<void> => {
  const live = await providerSubscriptions(backend);
  await recover(
    live.map(({ providerId }) => providerId),
    (id) => mirrorSubscription(backend, id),
  );
};

/** Reconciles all that may have happened at the card provider while this process was down. */
export const reconcileAll = async (backend: Backend): Promise<void> => {
  await reconcilePurchases(backend);
  await reconcileInvoices(backend);
  await reconcileSubscriptions(backend);
};
