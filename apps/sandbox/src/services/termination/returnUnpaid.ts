import { and, eq, inArray } from 'drizzle-orm';
import { invoices } from '../../db/schema/billing';
import { subscriptions, type EarlierPlan } from '../../db/schema/subscriptions';
import type { Backend } from '../Backend';
import { ensureCoupon } from '../card-provider/ensureCoupon';
import { releaseSchedule } from '../card-provider/schedulePlanChange';
import { swapItem } from '../card-provider/swapItem';
import { trialEnd } from '../card-provider/trialEnd';
import { mirrorSubscription } from '../card-provider-sync/mirrorSubscription';
import { runningCoupon } from '../coupons/findCoupon';
import { earlierCoupon } from '../coupons/nextCoupon';
import type { InvoiceRow } from '../invoices/createInvoice';
import { voidUnpaidAtProvider } from '../payments/voidInvoice';
import { dropRenewalInvoice } from '../plan-changes/dropRenewalInvoice';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { reread } from '../subscriptions/requireCurrentSubscription';
import { earlierPlanOf } from './earlierPlanOf';
import type { TerminationRow } from './refundWithdrawal';
import { settleCredit } from './settleCredit';
import { voidInvoicesAtProvider } from './voidInvoicesAtProvider';

/**
 * Whether a plan has no paid time left: its invoice is overdue, or a job of the INTERNAL engine is about to make it. The card
 * provider begins a period before it is paid.
 */
export const hasNoPaidTime = ({ engine, state, periodEnd }: SubscriptionRow, at: number): boolean =>
  state === 'past_due' ||
  (engine === 'INTERNAL' && state === 'active' && periodEnd !== null && periodEnd <= at);

/** What an invoice of the card provider took of the customer's credit. An old one for a period names it as what credit paid. */
export const creditTakenBy = ({ effect }: Pick<InvoiceRow, 'effect'>): number => {
  if (effect.kind === 'change-there') return effect.creditTaken ?? 0;
  return effect.kind === 'period-there'
    ? (effect.creditTaken ?? Math.max(0, effect.creditUsed ?? 0))
    : 0;
};

/**
 * What stays as credit once the overdue invoice is void, or that of a change. The card provider takes credit off an invoice when it makes it, and gives
 * it back when the invoice is void; the INTERNAL engine takes it off with the payment.
 */
export const creditAfterVoid = async (
  { db }: Pick<Backend, 'db'>,
  { id, providerId, credit }: SubscriptionRow,
): Promise<number> => {
  if (providerId === null) return credit;
  const owed = await db
    .select()
    .from(invoices)
    .where(
      and(eq(invoices.subscriptionId, id), inArray(invoices.state, ['open', 'uncollectible'])),
    );
  return owed.reduce((sum, invoice) => sum + creditTakenBy(invoice), credit);
};

/**
 * Brings the earlier plan back in place of one that has no paid time left. The invoice of that one is void, and a job bills the
 * earlier plan from the day on which it was due. The credit pays for it: nothing else has used it. Rule LAW-5.
 * @param earlier what the earlier plan sets
 */
export const returnUnpaid = async (
  backend: Backend,
  { id, priceId, scheduledPriceId, credit }: SubscriptionRow,
  earlier: Partial<SubscriptionRow>,
): Promise<void> => {
  const invoice = await backend.db.transaction(async (tx) => {
    await tx
      .update(subscriptions)
      .set({ ...earlier, credit, scheduledPriceId: null })
      .where(eq(subscriptions.id, id));
    return dropRenewalInvoice(tx, id, scheduledPriceId ?? priceId);
  });
  if (invoice) await voidUnpaidAtProvider(backend, invoice);
};

/** Begins the earlier plan at the provider: a short trial ends with its invoice, which is collected like any other. */
const beginEarlierAtProvider = async (
  backend: Backend,
  { id, providerId }: { id: string; providerId: string },
  earlier: EarlierPlan,
): Promise<void> => {
  const { db, clock, cardProvider } = backend;
  const theirs = cardProvider.stripe.subscriptions;
  const [row] = await db
    .update(subscriptions)
    // The provider's answer brings the plan back.
    .set({ changed: { ...earlier, returns: true }, scheduledPriceId: null })
    .where(eq(subscriptions.id, id))
    .returning();
  if (!row || !(await releaseSchedule(backend, row))) return;
  const { plan } = await earlierPlanOf(backend, row, earlier.priceId);
  const coupon = await runningCoupon(db, earlierCoupon(row, earlier), plan);
  await theirs.update(providerId, {
    items: [await swapItem(backend, await theirs.retrieve(providerId), plan)],
    discounts: coupon ? [{ coupon: await ensureCoupon(backend, coupon, plan) }] : '',
    trial_end: trialEnd(clock),
    proration_behavior: 'none',
  });
  await mirrorSubscription(backend, providerId);
};

/**
 * Brings the earlier plan back in place of one whose invoice is overdue at the provider, and voids that invoice. The earlier plan
 * begins a period now, because the provider begins none on a day that is over. Repeating it is safe. Rule LAW-5.
 */
export const returnUnpaidAtProvider = async (
  backend: Backend,
  ours: { id: string; providerId: string },
  termination: TerminationRow,
): Promise<void> => {
  const { returnsTo } = termination;
  // An event may have brought the plan back, or ended it, before a process died.
  await mirrorSubscription(backend, ours.providerId);
  const { changed, priceId, endedAt } = await reread(backend, ours.id);
  // Once the earlier plan is back, its own invoices are due.
  if (!changed || changed.priceId !== returnsTo || priceId === returnsTo) return;
  const hasVoided = await voidInvoicesAtProvider(backend, ours.providerId, termination);
  // A paid invoice has used up credit, which no refund brings back. One that is void since an earlier try isn't found again.
  if (hasVoided || termination.lateReturn) await settleCredit(backend, ours, termination);
  if (endedAt === null) await beginEarlierAtProvider(backend, ours, changed);
};
