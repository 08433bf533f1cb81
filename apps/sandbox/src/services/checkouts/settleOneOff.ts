import type Stripe from 'stripe';
import type { Backend } from '../Backend';
import { newId } from '../../db/newId';
import { subscriptions } from '../../db/schema/subscriptions';
import { discountedPrice, findCoupon } from '../coupons/findCoupon';
import { checkoutReason, createInvoice } from '../invoices/createInvoice';
import { invoiceLines } from '../invoices/invoiceLines';
import { queueNotice } from '../notices/queueNotice';
import { addPeriod } from '../plans/addPeriod';
import { planOf, type PlanRow } from '../plans/findPlan';
import { expandedId } from '../card-provider/expandedId';
import { saveCard } from '../card-provider/saveCard';
import { addresseeOf } from './addresseeOf';
import { completeCheckout, type CheckoutRow } from './openCheckouts';

/** Writes the plan and its receipt. */
const write = async (
  { db, clock }: Backend,
  row: CheckoutRow,
  plan: PlanRow,
  session: Stripe.Checkout.Session,
): Promise<void> => {
  const now = clock.now();
  const coupon = await findCoupon(db, row.couponCode);
  const full = session.amount_subtotal ?? plan.amount;
  const total = session.amount_total ?? discountedPrice(plan, coupon).minor;
  const periodEnd = addPeriod(now, plan.details.period);
  await completeCheckout(db, row, now, async (tx, moved) => {
    const id = newId('sub');
    await tx.insert(subscriptions).values({
      id,
      buyer: row.buyer,
      userId: row.userId,
      ...(row.userId === null && addresseeOf(session)),
      locationId: row.locationId,
      priceId: plan.priceId,
      periodPrice: full,
      engine: 'INTERNAL',
      state: 'active',
      recurring: false,
      startedAt: now,
      periodStart: now,
      periodEnd,
      couponCode: row.couponCode,
      couponPeriodsLeft: 0,
    });
    const { invoice } = await createInvoice(tx, {
      buyer: row.buyer,
      userId: row.userId,
      subscriptionId: id,
      locationId: row.locationId,
      reason: checkoutReason(row.id),
      title: plan.details.title,
      amount: total,
      currency: plan.currency,
      // The operator may have changed the price since the form opened.
      lines: invoiceLines(plan, coupon, { full, total }),
      periodStart: now,
      periodEnd,
      createdAt: now,
      paidAt: now,
      state: 'paid',
      paymentIntentId: expandedId(session.payment_intent),
      effect: { kind: 'none' },
    });
    const data = { invoiceId: invoice.id, priceId: plan.priceId, ...moved };
    await queueNotice(tx, { kind: 'order', subject: id, userId: row.userId, data, at: now });
    return id;
  });
};

const keepCard = async (backend: Backend, row: CheckoutRow, session: Stripe.Checkout.Session) => {
  const paymentId = expandedId(session.payment_intent);
  const customer = expandedId(session.customer);
  if (!paymentId || !customer || !row.userId) return;
  const intent = await backend.cardProvider.stripe.paymentIntents.retrieve(paymentId);
  const method = expandedId(intent.payment_method);
  if (method) await saveCard(backend, row.userId, customer, method);
};

/** Gives the buyer the one-off plan of a paid checkout. */
export const settleOneOff = async (
  backend: Backend,
  row: CheckoutRow,
  session: Stripe.Checkout.Session,
): Promise<void> => {
  if (row.priceId === null) return;
  // Done before the checkout closes, so that a process that crashes in between repeats it.
  await keepCard(backend, row, session);
  await write(backend, row, await planOf(backend.db, row.priceId), session);
};
