import type Stripe from 'stripe';
import type { Backend } from '../Backend';
import { refundAndCancel, refundPayment, unlessRefused } from '../card-provider/refundPayment';
import { expandedId } from '../card-provider/expandedId';
import { checkoutReason, createInvoice, type InvoiceRow } from '../invoices/createInvoice';
import { recordRefund, type Ordered } from '../payments/recordRefund';
import { planOf } from '../plans/findPlan';
import { findPaidPlan } from '../subscriptions/findSubscription';
import { addresseeOf } from './addresseeOf';
import { closeCheckout, type CheckoutRow } from './openCheckouts';

/** What a checkout collected for no plan. */
export interface Collected {
  priceId: string;
  /** Minor units. */
  amount: number;
  paymentIntentId: string | null;
  /** By default that of the checkout itself. */
  reason?: string;
}

/** Where and by whom a checkout was paid. */
export const orderedBy = (
  { locationId }: CheckoutRow,
  session: Stripe.Checkout.Session | null,
): Ordered => ({ locationId, ...addresseeOf(session) });

/** Writes the receipt of what a checkout collected for no plan. Repeating it is safe. */
export const writeReceipt = async (
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  row: CheckoutRow,
  { priceId, amount, paymentIntentId, reason = checkoutReason(row.id) }: Collected,
): Promise<InvoiceRow> => {
  const now = clock.now();
  const plan = await planOf(db, priceId);
  const { invoice } = await createInvoice(db, {
    buyer: row.buyer,
    userId: row.userId,
    subscriptionId: null,
    locationId: row.locationId,
    reason,
    title: plan.details.title,
    amount,
    currency: plan.currency,
    lines: [{ text: plan.details.title, amount }],
    periodStart: now,
    periodEnd: now,
    createdAt: now,
    paidAt: now,
    state: 'paid',
    paymentIntentId,
    effect: { kind: 'none' },
  });
  return invoice;
};

/**
 * Returns what a checkout collected, because its buyer has a paid plan already, or the checkout or its
 * site was closed. The provider returns the money first, so that a crash in between repeats it.
 * Rules BUY-17 and SUB-21.
 */
export const refundCheckout = async (
  backend: Backend,
  row: CheckoutRow,
  session: Stripe.Checkout.Session,
): Promise<void> => {
  const { db, clock } = backend;
  const subscription = expandedId(session.subscription);
  const payment = expandedId(session.payment_intent);
  let isRefused =
    payment !== null && (await unlessRefused(() => refundPayment(backend, payment))) === null;
  if (subscription)
    await refundAndCancel(backend, subscription, { from: 0 }, async (theirs) => {
      isRefused ||= theirs.isRefused;
    });
  const live = await findPaidPlan(db, row.buyer);
  const { priceId } = row;
  const { amount_total: amount } = session;
  if (priceId !== null && amount) {
    const receipt = await writeReceipt(backend, row, {
      priceId,
      amount,
      paymentIntentId: payment,
    });
    const closed = row.state === 'open' ? 'siteClosed' : 'checkoutClosed';
    const cause = live ? 'secondPlan' : closed;
    await recordRefund(backend, receipt, isRefused ? 'refused' : cause, {
      ordered: orderedBy(row, session),
    });
  }
  // A coupon that left nothing to pay leaves nothing to refund.
  const state = live || amount ? 'refunded' : 'expired';
  await closeCheckout(db, row, state, clock.now(), live?.id ?? null);
};
