import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Backend } from '../Backend';
import { newId } from '../../db/newId';
import type { Db } from '../../db/openDatabase';
import { checkouts } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import { findCoupon } from '../coupons/findCoupon';
import { mirrorInvoice } from '../mirror/mirrorInvoice';
import { addPeriod } from '../plans/addPeriod';
import { planOf } from '../plans/findPlan';
import { expandedId } from '../provider/expandedId';
import { periodOf } from '../provider/periodOf';
import { rememberCard } from '../provider/rememberCard';
import { endCurrent } from '../subscriptions/endCurrent';
import { lockOpenCheckout, type CheckoutRow } from './openCheckouts';

const contractEnd = async (db: Db, priceId: string, start: number): Promise<number | null> => {
  const months = (await planOf(db, priceId)).details.contractMonths;
  return months > 0 ? addPeriod(start, { amount: months, magnitude: 'month' }) : null;
};

/** Writes the subscription and closes the checkout, both or neither, and once. */
const write = async (
  { db, clock }: Backend,
  row: CheckoutRow,
  bought: Stripe.Subscription,
  priceId: string,
): Promise<void> => {
  const period = periodOf(bought);
  const coupon = await findCoupon(db, row.couponCode);
  await db.transaction(async (tx) => {
    if (!(await lockOpenCheckout(tx, row.id))) return;
    await endCurrent(tx, row.buyer, clock.now());
    const id = newId('sub');
    await tx.insert(subscriptions).values({
      id,
      buyer: row.buyer,
      userId: row.userId,
      locationId: row.locationId,
      priceId,
      engine: 'STRIPE',
      providerId: bought.id,
      state: 'active',
      recurring: true,
      startedAt: bought.start_date * 1000,
      periodStart: period.start,
      periodEnd: period.end,
      contractEnd: await contractEnd(tx, priceId, period.start),
      couponCode: row.couponCode,
      couponPeriodsLeft: coupon?.periods ?? null,
    });
    await tx
      .update(checkouts)
      .set({ state: 'complete', settledAt: clock.now(), subscriptionId: id })
      .where(eq(checkouts.id, row.id));
  });
};

/** Gives the buyer the recurring plan that a checkout paid for. */
export const settleSubscription = async (
  backend: Backend,
  row: CheckoutRow,
  session: Stripe.Checkout.Session,
): Promise<void> => {
  const subscriptionId = expandedId(session.subscription);
  if (!subscriptionId || row.priceId === null) return;
  const { stripe } = backend.payments;
  const bought = await stripe.subscriptions.retrieve(subscriptionId);
  const method = expandedId(bought.default_payment_method);
  const customer = expandedId(bought.customer);
  // Before the checkout is closed: whoever is cut off in between does it again.
  if (row.userId && method && customer) await rememberCard(backend, row.userId, customer, method);
  await write(backend, row, bought, row.priceId);
  const invoiceId = expandedId(bought.latest_invoice) ?? expandedId(session.invoice);
  if (invoiceId) await mirrorInvoice(backend, invoiceId);
};
