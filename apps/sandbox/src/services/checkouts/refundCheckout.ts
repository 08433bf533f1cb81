import type Stripe from 'stripe';
import type { Backend } from '../Backend';
import { cancelAndRefund, refundPayment, unlessRefused } from '../card-provider/refundPayment';
import { expandedId } from '../card-provider/expandedId';
import { checkoutReason, createInvoice } from '../invoices/createInvoice';
import { recordRefund } from '../payments/recordRefund';
import { planOf } from '../plans/findPlan';
import { findPaidPlan } from '../subscriptions/findSubscription';
import { closeCheckout, type CheckoutRow } from './openCheckouts';

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
  const refused = subscription ? await cancelAndRefund(backend, subscription, 0) : [];
  const isRefused =
    refused.length > 0 ||
    (payment !== null && (await unlessRefused(() => refundPayment(backend, payment))) === null);
  const live = await findPaidPlan(db, row.buyer);
  const plan = row.priceId === null ? null : await planOf(db, row.priceId);
  if (plan && session.amount_total) {
    const now = clock.now();
    const { invoice } = await createInvoice(db, {
      buyer: row.buyer,
      userId: row.userId,
      subscriptionId: null,
      locationId: row.locationId,
      reason: checkoutReason(row.id),
      title: plan.details.title,
      amount: session.amount_total,
      currency: plan.currency,
      lines: [{ text: plan.details.title, amount: session.amount_total }],
      periodStart: now,
      periodEnd: now,
      createdAt: now,
      paidAt: now,
      state: 'paid',
      paymentIntentId: payment,
      effect: { kind: 'none' },
    });
    const closed = row.state === 'open' ? 'siteClosed' : 'checkoutClosed';
    const cause = live ? 'secondPlan' : closed;
    await recordRefund(backend, invoice, isRefused ? 'refused' : cause, row.locationId);
  }
  // Nothing went back where a coupon left nothing to pay.
  const state = live || session.amount_total ? 'refunded' : 'expired';
  await closeCheckout(db, row, state, clock.now(), live?.id ?? null);
};
