import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { ServiceError } from '../ServiceError';
import { subscriptions, type EarlierPlan } from '../../db/schema/subscriptions';
import { timeLeft } from '../cancellation/earliestEnd';
import { ensureCoupon } from '../card-provider/ensureCoupon';
import {
  releaseSchedule,
  saveSchedule,
  scheduleIfKnown,
} from '../card-provider/schedulePlanChange';
import { queueProviderWork } from '../card-provider/queueProviderWork';
import { swapItem } from '../card-provider/swapItem';
import { dropSpentCoupon } from '../card-provider-sync/dropSpentCoupon';
import { mirrorInvoice } from '../card-provider-sync/mirrorInvoice';
import { mirrorSubscription } from '../card-provider-sync/mirrorSubscription';
import { discountedPrice, runningCoupon } from '../coupons/findCoupon';
import { earlierCoupon } from '../coupons/nextCoupon';
import { expandedId } from '../card-provider/expandedId';
import { createInvoice } from '../invoices/createInvoice';
import { isPeriodUnpaid } from '../invoices/isPeriodUnpaid';
import { keptOf, withRefunds } from '../invoices/withRefunds';
import { isOnReturnedTime } from '../plan-changes/prorateAtProvider';
import {
  partlyUsedPayments,
  shareLeft,
  worthOf,
  type PartlyUsed,
} from '../plan-changes/prorateInternally';
import { addPeriod } from '../plans/addPeriod';
import type { PlanRow } from '../plans/findPlan';
import { comeBack } from '../subscriptions/earlierPlan';
import { findOpenPause } from '../subscriptions/findPause';
import { isCancelled, type SubscriptionRow } from '../subscriptions/findSubscription';
import { beganWithEarlier, couponAfter } from './earlierCoupon';
import { earlierPlanOf } from './earlierPlanOf';
import { refundOf, type TerminationRow } from './refundWithdrawal';
import {
  creditAfterVoid,
  hasNoPaidTime,
  returnUnpaid,
  returnUnpaidAtProvider,
} from './returnUnpaid';
import { settleCredit } from './settleCredit';
import { endsPlan, type Ending } from './terminationFacts';

const refuse = (message: string) => new ServiceError('STATE_CONFLICT', message);

const refuseCancelled = () =>
  refuse('You’ve cancelled your plan, so it can’t go back to the one before this change.');

const total = (parts: readonly PartlyUsed[]): number =>
  Math.round(parts.reduce((sum, part) => sum + worthOf(part), 0));

/** What is left of a period that nothing was paid for, 0 to 1. */
const shareOf = ({ periodStart, periodEnd }: SubscriptionRow, left: number): number =>
  periodEnd === null ? 0 : shareLeft(left, periodEnd - periodStart);

/** What is refunded of the payments since the change: no more than is unused of each. */
const refundsOf = async ({ db }: Backend, parts: readonly PartlyUsed[], most: number) => {
  const shares = new Map(parts.map(({ invoice, share }) => [invoice.id, share]));
  const paid = await withRefunds(
    db,
    parts.map(({ invoice }) => invoice),
  );
  let due = most;
  return paid.flatMap((invoice) => {
    const { id, amount } = invoice;
    const unused = Math.round(amount * (shares.get(id) ?? 0));
    const part = Math.min(due, unused, keptOf(invoice));
    if (part <= 0) return [];
    due -= part;
    return [{ invoiceId: id, amount: part }];
  });
};

/**
 * What a withdrawal from a change does: the plan goes back to what it was before the change. What is unused of the
 * payments since pays for the earlier plan until the end of the period, or for a new period if the plans have different
 * ones, and the rest is refunded. If it is too little, because the earlier plan costs more, the plan goes back at the end
 * of its period. One that has no paid time left goes back straight away. Rule LAW-5.
 */
export const withdrawalToEarlier = async (
  backend: Backend,
  row: SubscriptionRow,
  changed: EarlierPlan,
  asOf: number,
): Promise<Ending> => {
  if (changed.returns) throw refuse('You’ve already withdrawn from this change.');
  const { db } = backend;
  const back = { ...endsPlan, keepsPlan: true, returnsTo: changed.priceId };
  if (hasNoPaidTime(row, asOf) || (await isPeriodUnpaid(db, row))) {
    // The provider would end the plan before it bills the earlier one.
    if (row.providerId && row.cancelAtPeriodEnd) throw refuseCancelled();
    const keptCredit = await creditAfterVoid(backend, row);
    return { ...back, endsAt: asOf, returnsAt: asOf, refunds: [], keptCredit };
  }
  const { plan, keepsPeriod } = await earlierPlanOf(backend, row, changed.priceId);
  const left = timeLeft(row, await findOpenPause(db, row.id), asOf);
  const paid = await partlyUsedPayments(backend, row, left);
  const since = paid.filter(({ invoice: { paidAt } }) => (paidAt ?? 0) >= changed.changedAt);
  const price = discountedPrice(
    plan,
    await runningCoupon(db, earlierCoupon(row, changed), plan),
  ).minor;
  const forPeriod = beganWithEarlier(row, changed)
    ? total(paid.filter((part) => !since.includes(part)))
    : Math.round(price * (paid.at(-1)?.share ?? shareOf(row, left)));
  const due = total(paid) - (keepsPeriod ? forPeriod : price);
  const credit = await creditAfterVoid(backend, row);
  const facts = { ...back, endsAt: asOf + left };
  const canStart =
    keepsPeriod || (row.state !== 'paused' && !(await isOnReturnedTime(backend, row)));
  if (due + credit >= 0 && canStart) {
    const refunds = await refundsOf(backend, since, due);
    const keptCredit = due + credit - refundOf({ refunds });
    return { ...facts, returnsAt: asOf, refunds, keptCredit };
  }
  // Another plan would begin before the end, with a whole period to pay.
  if (isCancelled(row)) throw refuseCancelled();
  return { ...facts, returnsAt: facts.endsAt, refunds: [], keptCredit: 0 };
};

/** Writes down what the payments of the period are worth after the plan has gone back. */
const writeReturn = (
  { db }: Pick<Backend, 'db'>,
  row: SubscriptionRow,
  plan: PlanRow,
  { id, receivedAt }: TerminationRow,
  given: { creditUsed: number; periodEnd: number; startsPeriod: boolean },
) =>
  createInvoice(db, {
    buyer: row.buyer,
    userId: row.userId,
    subscriptionId: row.id,
    locationId: row.locationId,
    reason: `return:${id}`,
    title: `Change to ${plan.details.title}`,
    amount: 0,
    currency: plan.currency,
    lines: [],
    periodStart: receivedAt,
    periodEnd: given.periodEnd,
    createdAt: receivedAt,
    paidAt: receivedAt,
    state: 'paid',
    effect: {
      kind: 'change-there',
      creditUsed: given.creditUsed,
      startsPeriod: given.startsPeriod,
    },
  });

/** What the earlier plan sets, where no provider does. */
const asEarlier = (
  row: SubscriptionRow,
  earlier: EarlierPlan,
  plan: PlanRow,
  { keptCredit }: TerminationRow,
) => ({
  ...comeBack(row, earlier),
  priceId: plan.priceId,
  periodPrice: plan.amount,
  recurring: plan.recurring,
  credit: keptCredit,
});

/**
 * Brings the earlier plan back here.
 * @param follows whether the provider’s is to follow now; one that its account doesn’t know follows once it does
 */
const returnHere = async (
  backend: Backend,
  row: SubscriptionRow,
  earlier: EarlierPlan,
  termination: TerminationRow,
  follows: boolean,
): Promise<void> => {
  const { plan, keepsPeriod } = await earlierPlanOf(backend, row, earlier.priceId);
  const { keptCredit, receivedAt } = termination;
  const left = timeLeft(row, await findOpenPause(backend.db, row.id), receivedAt);
  // In whole seconds, as the provider keeps it.
  const newEnd = Math.ceil(addPeriod(receivedAt, plan.details.period) / 1000) * 1000;
  const periodEnd = keepsPeriod ? receivedAt + left : newEnd;
  const price = discountedPrice(
    plan,
    await runningCoupon(backend.db, earlierCoupon(row, earlier), plan),
  );
  const coupon = couponAfter(row, earlier, { keepsPeriod, follows });
  const creditUsed = keepsPeriod ? row.credit - keptCredit - refundOf(termination) : price.minor;
  await backend.db.transaction(async (tx) => {
    // The provider writes an invoice for a period that it starts.
    if (keepsPeriod || !follows)
      await writeReturn({ db: tx }, row, plan, termination, {
        creditUsed,
        periodEnd,
        startsPeriod: !keepsPeriod,
      });
    await tx
      .update(subscriptions)
      .set({
        scheduledPriceId: null,
        // Where the provider follows, its answer brings the plan back, and the coupon with it.
        ...(follows
          ? { changed: { ...earlier, ...coupon, returns: true } }
          : {
              ...asEarlier(row, earlier, plan, termination),
              ...coupon,
              ...(keepsPeriod ? {} : { periodStart: receivedAt, periodEnd }),
            }),
      })
      .where(eq(subscriptions.id, row.id));
    if (row.providerId && !follows)
      await queueProviderWork({ db: tx }, row.id, {
        changesPlan: true,
        next: null,
        ...(keepsPeriod ? {} : { nextPayment: periodEnd }),
      });
  });
};

/** Brings the earlier plan back at the card provider. Repeating it is safe. */
const returnAtProvider = async (
  backend: Backend,
  row: SubscriptionRow,
  earlier: EarlierPlan,
): Promise<void> => {
  const { stripe } = backend.cardProvider;
  const { plan, keepsPeriod } = await earlierPlanOf(backend, row, earlier.priceId);
  const theirs = await stripe.subscriptions.retrieve(row.providerId ?? '');
  const coupon = await runningCoupon(backend.db, earlierCoupon(row, earlier), plan);
  const changed = await stripe.subscriptions.update(theirs.id, {
    items: [await swapItem(backend, theirs, plan)],
    // Nothing is charged or credited for the rest of a period: what is due is refunded.
    proration_behavior: keepsPeriod ? 'none' : 'always_invoice',
    discounts: coupon ? [{ coupon: await ensureCoupon(backend, coupon, plan) }] : '',
  });
  const invoice = expandedId(changed.latest_invoice);
  if (!keepsPeriod && invoice) await mirrorInvoice(backend, invoice);
  await mirrorSubscription(backend, theirs.id);
  await dropSpentCoupon(backend, row.id);
};

/**
 * Books the earlier plan for the end of the period. Until then the present plan keeps its coupon. That it is a return is
 * written first: the provider's event may find the plan it has booked before this does. Repeating it is safe.
 */
const bookReturn = async (
  backend: Backend,
  row: SubscriptionRow,
  earlier: EarlierPlan,
): Promise<void> => {
  const { db } = backend;
  const { plan } = await earlierPlanOf(backend, row, earlier.priceId);
  const { priceId, amount } = plan;
  const changed = { ...earlier, returns: true };
  await db.transaction(async (tx) => {
    await tx.update(subscriptions).set({ changed }).where(eq(subscriptions.id, row.id));
    await saveSchedule({ db: tx }, row.id, plan);
  });
  if (!row.providerId) return;
  const isKnown = await scheduleIfKnown(backend, { row: { ...row, changed }, target: plan });
  await db.transaction(async (tx) => {
    // One that the provider doesn't know books nothing: another plan that was booked doesn't follow either. Otherwise the
    // event about the end of an earlier schedule may have cleared it here.
    await saveSchedule({ db: tx }, row.id, isKnown ? plan : null);
    if (!isKnown) await queueProviderWork({ db: tx }, row.id, { next: { priceId, amount } });
  });
};

/** Goes back to the plan before a change. Repeating it is safe. */
export const returnToEarlier = async (
  backend: Backend,
  row: SubscriptionRow,
  termination: TerminationRow,
): Promise<void> => {
  const { returnsTo, returnsAt, endsAt, receivedAt } = termination;
  const { id, providerId } = row;
  // No paid time was left.
  if (providerId && endsAt <= receivedAt)
    return returnUnpaidAtProvider(backend, { id, providerId }, termination);
  const earlier = row.changed;
  const isToCome = earlier?.priceId === returnsTo && row.priceId !== returnsTo;
  if (returnsAt !== null && returnsAt > receivedAt) {
    if (isToCome) await bookReturn(backend, row, earlier);
    return;
  }
  if (isToCome && hasNoPaidTime(row, receivedAt)) {
    const { plan } = await earlierPlanOf(backend, row, earlier.priceId);
    return returnUnpaid(backend, row, asEarlier(row, earlier, plan, termination));
  }
  if (isToCome) {
    const follows = row.providerId !== null && (await releaseSchedule(backend, row));
    if (!follows || !earlier.returns) await returnHere(backend, row, earlier, termination, follows);
    if (follows) await returnAtProvider(backend, row, earlier);
  }
  if (providerId) await settleCredit(backend, { id, providerId }, termination);
};
