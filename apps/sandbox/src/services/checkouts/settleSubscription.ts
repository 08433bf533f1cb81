import type Stripe from 'stripe';
import type { Backend } from '../Backend';
import { newId } from '../../db/newId';
import { subscriptions } from '../../db/schema/subscriptions';
import { figuresOf, findCoupon } from '../coupons/findCoupon';
import { mirrorInvoice } from '../card-provider-sync/mirrorInvoice';
import { contractOf } from '../plans/contractEndOf';
import { queueNotice } from '../notices/queueNotice';
import { planOf } from '../plans/findPlan';
import { expandedId } from '../card-provider/expandedId';
import { amountOf } from '../card-provider/amountOf';
import { periodOf } from '../card-provider/periodOf';
import { saveCard } from '../card-provider/saveCard';
import { completeCheckout, type CheckoutRow } from './openCheckouts';

const write = async (
  { db, clock }: Backend,
  row: CheckoutRow,
  bought: Stripe.Subscription,
  priceId: string,
): Promise<void> => {
  const period = periodOf(bought);
  const coupon = await findCoupon(db, row.couponCode);
  const listed = await planOf(db, priceId);
  const plan = { ...listed, amount: amountOf(bought) ?? listed.amount };
  await completeCheckout(db, row, clock.now(), async (tx, moved) => {
    const id = newId('sub');
    await tx.insert(subscriptions).values({
      id,
      buyer: row.buyer,
      userId: row.userId,
      locationId: row.locationId,
      priceId,
      engine: 'STRIPE',
      providerId: bought.id,
      periodPrice: plan.amount,
      state: 'active',
      recurring: true,
      startedAt: bought.start_date * 1000,
      periodStart: period.start,
      periodEnd: period.end,
      ...contractOf(plan, period.start),
      couponCode: row.couponCode,
      couponPeriodsLeft: coupon?.periods ?? null,
      couponFigures: coupon && figuresOf(coupon),
    });
    const { userId } = row;
    await queueNotice(tx, {
      kind: 'order',
      subject: id,
      userId,
      data: { priceId, ...moved },
      at: clock.now(),
    });
    return id;
  });
};

/** Gives the buyer the recurring plan of a paid checkout. */
export const settleSubscription = async (
  backend: Backend,
  row: CheckoutRow,
  session: Stripe.Checkout.Session,
): Promise<void> => {
  const subscriptionId = expandedId(session.subscription);
  if (!subscriptionId || row.priceId === null) return;
  const { stripe } = backend.cardProvider;
  const bought = await stripe.subscriptions.retrieve(subscriptionId);
  const method = expandedId(bought.default_payment_method);
  const customer = expandedId(bought.customer);
  // Done before the checkout closes, so that a process that crashes in between repeats it.
  if (row.userId && method && customer) await saveCard(backend, row.userId, customer, method);
  await write(backend, row, bought, row.priceId);
  const invoiceId = expandedId(bought.latest_invoice) ?? expandedId(session.invoice);
  if (invoiceId) await mirrorInvoice(backend, invoiceId);
};
