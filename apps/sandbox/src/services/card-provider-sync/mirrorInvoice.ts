import { and, eq, ne } from 'drizzle-orm';
import { invoiceTitle } from '../invoices/invoiceTitle';
import type Stripe from 'stripe';
import type { Backend } from '../Backend';
import { invoices, type InvoiceEffect, type InvoiceLine } from '../../db/schema/billing';
import { creditTaken } from '../card-provider/creditTaken';
import { couponCodeOf } from '../card-provider/ensureCoupon';
import { consumeCouponPeriod } from '../coupons/consumeCouponPeriod';
import { oweRefunds } from '../invoices/oweRefunds';
import { taxIncluded } from '../invoices/tax';
import { subscriptions } from '../../db/schema/subscriptions';
import { createInvoice, type InvoiceRow } from '../invoices/createInvoice';
import { startsInPeriod } from '../plans/beginsInPeriod';
import { findByProviderPrice, planOf, type PlanRow } from '../plans/findPlan';
import { queueChange, queueNotice } from '../notices/queueNotice';
import { expandedId } from '../card-provider/expandedId';
import { unlessLost } from '../card-provider/unlessLost';
import { hadClosed } from '../sites/findSite';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { carriesCouponChange } from './finishCouponChange';
import { dropSpentCoupon } from './dropSpentCoupon';
import { mirrorSubscription } from './mirrorSubscription';

/** Billing reasons of invoices that are always for a whole period. */
const ofPeriod = new Set<string | null>(['subscription_create', 'subscription_cycle']);

const findOurs = async (
  { db }: Backend,
  { parent }: Stripe.Invoice,
): Promise<SubscriptionRow | null> => {
  const providerId = expandedId(parent?.subscription_details?.subscription);
  if (!providerId) return null;
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.providerId, providerId));
  return row ?? null;
};

/**
 * Our plan of an invoice. If an earlier plan is coming back, it comes back first, with its coupon: the invoice may use up a
 * period of that coupon.
 */
const findAfterReturn = async (
  backend: Backend,
  theirs: Stripe.Invoice,
): Promise<SubscriptionRow | null> => {
  const ours = await findOurs(backend, theirs);
  if (!ours?.providerId || !ours.changed?.returns) return ours;
  await mirrorSubscription(backend, ours.providerId);
  return findOurs(backend, theirs);
};

/**
 * Invoice states, which have the provider's names; an unknown one counts as open. A draft that the provider never collects
 * counts as void (`voidAtProvider`).
 */
const states = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const;

const stateOf = ({ status, auto_advance }: Stripe.Invoice): InvoiceRow['state'] =>
  status === 'draft' && !auto_advance
    ? 'void'
    : (states.find((state) => state === (status ?? 'draft')) ?? 'open');

const periodOfInvoice = ({ lines, period_start, period_end }: Stripe.Invoice) => {
  const charged = lines.data.filter(({ amount }) => amount >= 0);
  const ends = charged.map(({ period }) => period.end);
  const starts = charged.map(({ period }) => period.start);
  return {
    periodStart: 1000 * (starts.length ? Math.min(...starts) : period_start),
    periodEnd: 1000 * (ends.length ? Math.max(...ends) : period_end),
  };
};

const paymentOf = ({ payments }: Stripe.Invoice): string | null =>
  expandedId(payments?.data.at(-1)?.payment.payment_intent);

/** The coupons that an invoice took off, and how much; `code` is null for a discount without a coupon. */
const couponsOf = ({ total_discount_amounts: given }: Stripe.Invoice) =>
  (given ?? []).map(({ discount, amount }) => {
    const source = typeof discount === 'object' && 'source' in discount ? discount.source : null;
    const coupon = expandedId(source?.coupon);
    return { code: coupon ? couponCodeOf(coupon) : null, amount };
  });

const discountLines = (theirs: Stripe.Invoice): InvoiceLine[] =>
  couponsOf(theirs).map(({ code, amount }) => ({ text: code ?? 'Discount', amount: -amount }));

/** What credit paid, or what the customer keeps as credit, so that the lines add up to the charge. */
const creditLines = ({ amount_due: due, total }: Stripe.Invoice): InvoiceLine[] => {
  if (due === total) return [];
  return [{ text: due > total ? 'Kept as credit' : 'Credit', amount: due - total }];
};

/** What a line costs after its discounts. */
const netOf = ({ amount, discount_amounts: taken }: Stripe.InvoiceLineItem): number =>
  amount - (taken ?? []).reduce((sum, discount) => sum + discount.amount, 0);

/** Whether a line charges a period from its first day, and not what is left of one. */
const isWholePeriod = ({ amount, parent }: Stripe.InvoiceLineItem): boolean =>
  amount >= 0 && parent?.subscription_item_details?.proration === false;

/**
 * Whether an invoice uses up a period of a plan's coupon. One for a change may have another coupon, because ours is stored
 * after it: where the change brought the coupon, that is stored with this payment counted, by the request or the event, whichever comes first.
 */
const usesCoupon = ({ couponCode }: SubscriptionRow, theirs: Stripe.Invoice): boolean => {
  const isOfPeriod = ofPeriod.has(theirs.billing_reason);
  if (!isOfPeriod && carriesCouponChange(theirs.parent?.subscription_details?.metadata))
    return false;
  const startsPeriod = isOfPeriod || theirs.lines.data.some(isWholePeriod);
  return startsPeriod && couponsOf(theirs).some(({ code }) => code === couponCode);
};

/**
 * What credit and unused time paid of an invoice's period, as `prorateInternally` counts it: for a new
 * period its price less what the card pays, else only the credit. Below zero, the change left credit.
 */
const creditUsedOf = ({ lines, total, amount_due: due }: Stripe.Invoice): number => {
  const whole = lines.data.filter(isWholePeriod);
  const worth = whole.length > 0 ? whole.reduce((sum, line) => sum + netOf(line), 0) : total;
  return worth - due;
};

const effectOf = (theirs: Stripe.Invoice): InvoiceEffect => ({
  kind: theirs.billing_reason === 'subscription_update' ? 'change-there' : 'period-there',
  creditUsed: creditUsedOf(theirs),
  creditTaken: creditTaken(theirs),
});

/** What the card pays of an invoice, and its lines. They change until the invoice is final. */
const invoiceFigures = async (
  { db }: Pick<Backend, 'db'>,
  theirs: Stripe.Invoice,
  title: string,
  locationId: string,
) => ({
  amount: theirs.amount_due,
  effect: effectOf(theirs),
  tax: await taxIncluded(db, theirs.amount_due, locationId),
  lines: [
    ...theirs.lines.data.map(({ description, amount }) => ({ text: description ?? title, amount })),
    ...discountLines(theirs),
    ...creditLines(theirs),
  ],
});

/** The plan that an invoice charges: a change of plan is paid before our row has the new one. */
const planOfInvoice = async (
  backend: Pick<Backend, 'db' | 'cardProvider'>,
  { priceId }: SubscriptionRow,
  { lines }: Stripe.Invoice,
): Promise<PlanRow> => {
  const charged = lines.data.findLast(({ amount }) => amount > 0);
  const price = expandedId(charged?.pricing?.price_details?.price);
  return (await findByProviderPrice(backend, price)) ?? planOf(backend.db, priceId);
};

const write = async (backend: Backend, ours: SubscriptionRow, theirs: Stripe.Invoice) => {
  const plan = await planOfInvoice(backend, ours, theirs);
  const { amount, lines, effect } = await invoiceFigures(
    backend,
    theirs,
    plan.details.title,
    ours.locationId,
  );
  return createInvoice(backend.db, {
    buyer: ours.buyer,
    userId: ours.userId,
    subscriptionId: ours.id,
    locationId: ours.locationId,
    providerId: theirs.id ?? null,
    reason: `provider:${theirs.id}`,
    title: invoiceTitle(plan, theirs.created * 1000),
    amount,
    currency: plan.currency,
    lines,
    ...periodOfInvoice(theirs),
    createdAt: theirs.created * 1000,
    paymentIntentId: paymentOf(theirs),
    effect,
  });
};

/**
 * What a mail about a failed payment says of the provider's tries. Only the account there knows how many
 * follow, so the second failure that more tries follow is the last one that surely can warn.
 */
const failureNotice = ({
  attempt_count: tries,
  next_payment_attempt: next,
}: Stripe.Invoice): { event?: string; data: Record<string, string> } => ({
  ...(tries > 1 && next !== null ? { event: 'again' } : {}),
  data: next === null ? {} : { nextTry: String(next * 1000) },
});

/** Tells the user of a change that is paid, and of a renewal whose payment failed. Rule LAW-11. */
const queueNews = async (
  backend: Pick<Backend, 'db' | 'clock' | 'cardProvider'>,
  plan: SubscriptionRow,
  { id: invoiceId }: InvoiceRow,
  theirs: Stripe.Invoice,
  isNewlyPaid: boolean,
): Promise<void> => {
  const { db, clock } = backend;
  const at = clock.now();
  const reason = theirs.billing_reason;
  if (isNewlyPaid && reason === 'subscription_update') {
    const { priceId } = await planOfInvoice(backend, plan, theirs);
    await queueChange(db, plan, { invoiceId, priceId }, at);
  }
  const hasFailed = stateOf(theirs) === 'open' && theirs.attempt_count > 0;
  if (hasFailed && reason === 'subscription_cycle')
    await queueNotice(db, {
      kind: 'unpaid',
      subject: invoiceId,
      userId: plan.userId,
      at,
      ...failureNotice(theirs),
    });
};

/**
 * Whether a payment buys time of a plan: by a change, or as the renewal of its present period. A debt of a plan that has ended buys
 * none, unless we had dropped it already.
 * The first invoice belongs to an order (`settleCheckout`).
 */
const buysTime = (
  { endedAt, periodStart }: SubscriptionRow,
  ours: InvoiceRow,
  { billing_reason: reason }: Stripe.Invoice,
): boolean =>
  reason === 'subscription_update' ||
  (reason === 'subscription_cycle' &&
    (endedAt === null || ours.state === 'void') &&
    startsInPeriod(ours.periodStart, periodStart));

/** Copies the provider's state to our invoice. The payment of a period uses up one period of the coupon, once. */
const follow = (
  backend: Backend,
  plan: SubscriptionRow,
  { invoice: ours }: Awaited<ReturnType<typeof createInvoice>>,
  theirs: Stripe.Invoice,
): Promise<void> =>
  backend.db.transaction(async (tx) => {
    const state = stateOf(theirs);
    const paidAt = theirs.status_transitions.paid_at;
    const changed = await tx
      .update(invoices)
      .set({
        ...(await invoiceFigures({ db: tx }, theirs, ours.title, plan.locationId)),
        state,
        attempts: theirs.attempt_count,
        paidAt: paidAt ? paidAt * 1000 : null,
        paymentIntentId: paymentOf(theirs) ?? ours.paymentIntentId,
      })
      .where(and(eq(invoices.id, ours.id), ne(invoices.state, 'paid')))
      .returning({ id: invoices.id });
    const isNewlyPaid = changed.length > 0 && state === 'paid';
    if (isNewlyPaid && usesCoupon(plan, theirs))
      await tx
        .update(subscriptions)
        .set({ couponPeriodsLeft: consumeCouponPeriod })
        .where(eq(subscriptions.id, plan.id));
    await queueNews({ ...backend, db: tx }, plan, ours, theirs, isNewlyPaid);
    // The bank has confirmed it since, or the provider collected it: nothing is sold there any more. The provider counts in whole
    // seconds. If both fell into one, nobody knows which was first, and we refund. Rule SUB-21.
    const isPaidFor = theirs.amount_due + creditTaken(theirs) > 0;
    const buysMore = isNewlyPaid && isPaidFor && buysTime(plan, ours, theirs);
    if (buysMore && (await hadClosed(tx, plan.locationId, 1000 * (paidAt ?? 0) + 999)))
      await oweRefunds(tx, [{ id: ours.id, amount: theirs.amount_due }], 'siteClosed');
  });

/** Nobody can pay an invoice that the provider doesn't know. Should it come back, its next event opens it again. */
const voidLost = async ({ db }: Backend, providerId: string): Promise<void> => {
  await db
    .update(invoices)
    .set({ state: 'void' })
    .where(and(eq(invoices.providerId, providerId), ne(invoices.state, 'paid')));
};

/**
 * Updates our copy of a provider's invoice. Safe to repeat, in any order.
 */
export const mirrorInvoice = async (backend: Backend, providerInvoiceId: string): Promise<void> => {
  const theirs = await unlessLost(backend, providerInvoiceId, () =>
    backend.cardProvider.stripe.invoices.retrieve(providerInvoiceId, {
      expand: ['payments', 'total_discount_amounts.discount'],
    }),
  );
  if (!theirs) return voidLost(backend, providerInvoiceId);
  const ours = await findAfterReturn(backend, theirs);
  // The provider's first invoice for a seeded plan in mid-period is empty.
  const isAboutNothing = theirs.subtotal === 0 && theirs.total === 0;
  if (!ours || isAboutNothing) return;
  await follow(backend, ours, await write(backend, ours, theirs), theirs);
  // An attempt that died may have left it there.
  if (stateOf(theirs) === 'paid' && usesCoupon(ours, theirs))
    await dropSpentCoupon(backend, ours.id);
};
