import { needsPayment } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import { invoiceTitle } from '../invoices/invoiceTitle';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import { ServiceError } from '../ServiceError';
import type { Buyer } from '../buyers/buyerOf';
import { holdCoupon } from '../coupons/couponUses';
import { discountedPrice, type CouponRow } from '../coupons/findCoupon';
import {
  createInvoice,
  findByReason,
  purchaseReason,
  type InvoiceRow,
} from '../invoices/createInvoice';
import { invoiceLines } from '../invoices/invoiceLines';
import { expireCheckout } from '../checkouts/createCheckout';
import { findOpen } from '../checkouts/openCheckouts';
import { saveOrder } from '../saved-orders/savedOrders';
import { settlePayment } from '../payments/settlePayment';
import { voidPurchase } from '../payments/voidPurchase';
import { addPeriod } from '../plans/addPeriod';
import type { PlanRow } from '../plans/findPlan';
import { cardsOnly } from '../card-provider/cardsOnly';
import { ensureCustomer } from '../card-provider/ensureCustomer';
import { findPending, type SubscriptionRow } from '../subscriptions/findSubscription';
import { startFree } from './activateFreePlan';
import { internalSubscription } from './internalSubscription';
import { requireNoPaidPlan } from './requireNoPaidPlan';

/** A purchase on the INTERNAL engine; without a payment if it costs nothing. */
export interface InternalPurchase {
  subscriptionId: string;
  paymentIntentId: string | null;
  invoiceId: string | null;
}

/**
 * Continues the buyer's pending purchase if it is the same at the same price; otherwise voids it and returns null.
 */
const resumePurchase = async (
  backend: Backend,
  pending: SubscriptionRow,
  buyer: Buyer,
  plan: PlanRow,
  coupon: CouponRow | null,
): Promise<InternalPurchase | null> => {
  const begun = await findByReason(backend.db, purchaseReason(pending.id));
  if (begun?.paymentIntentId && (await settlePayment(backend, begun.paymentIntentId)))
    throw new ServiceError(
      'STATE_CONFLICT',
      'We’ve received your order. We’re setting up your plan.',
    );
  // Read again: a payment that the provider doesn't know is forgotten.
  const invoice = await findByReason(backend.db, purchaseReason(pending.id));
  const isSame =
    pending.priceId === plan.priceId &&
    pending.periodPrice === plan.amount &&
    pending.couponCode === (coupon?.code ?? null) &&
    invoice?.amount === discountedPrice(plan, coupon).minor;
  if (isSame) return withPayment(backend, pending, invoice, plan.recurring, buyer.user);
  await voidPurchase(backend, buyer.key);
  return null;
};

/** Creates the payment at the provider; the invoice's id is the idempotency key. */
const withPayment = async (
  backend: Backend,
  row: SubscriptionRow,
  invoice: InvoiceRow,
  recurring: boolean,
  user: Buyer['user'],
): Promise<InternalPurchase> => {
  if (invoice.paymentIntentId)
    return {
      subscriptionId: row.id,
      paymentIntentId: invoice.paymentIntentId,
      invoiceId: invoice.id,
    };
  const customer = user ? { customer: await ensureCustomer(backend, user) } : {};
  const intent = await backend.cardProvider.stripe.paymentIntents.create(
    {
      amount: invoice.amount,
      currency: invoice.currency.toLowerCase(),
      ...cardsOnly,
      description: `${invoice.number} ${invoice.title}`,
      metadata: { invoice: invoice.id },
      ...customer,
      ...(user && recurring ? { setup_future_usage: 'off_session' as const } : {}),
    },
    { idempotencyKey: `purchase-${invoice.id}` },
  );
  await backend.db
    .update(invoices)
    .set({ paymentIntentId: intent.id })
    .where(eq(invoices.id, invoice.id));
  return { subscriptionId: row.id, paymentIntentId: intent.id, invoiceId: invoice.id };
};

const open = async (
  { db, clock }: Backend,
  buyer: Buyer,
  plan: PlanRow,
  coupon: CouponRow | null,
): Promise<{ row: SubscriptionRow; invoice: InvoiceRow } | null> => {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(subscriptions)
      .values({
        ...internalSubscription(buyer, plan, coupon, now),
        state: 'pending',
        recurring: plan.recurring && buyer.user !== null,
        periodEnd: addPeriod(now, plan.details.period),
        couponPeriodsLeft: coupon?.periods ?? null,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) return null;
    const source = purchaseReason(row.id);
    if (coupon) await holdCoupon(tx, coupon, { user: buyer, source, now });
    const { invoice } = await createInvoice(tx, {
      buyer: buyer.key,
      userId: buyer.user?.id ?? null,
      subscriptionId: row.id,
      locationId: plan.locationId,
      reason: source,
      title: invoiceTitle(plan, now),
      amount: discountedPrice(plan, coupon).minor,
      currency: plan.currency,
      lines: invoiceLines(plan, coupon),
      periodStart: now,
      periodEnd: addPeriod(now, plan.details.period),
      createdAt: now,
      effect: { kind: 'start' },
    });
    return { row, invoice };
  });
};

/**
 * Buys on the INTERNAL engine, with the buyer's lock. The plan starts when the provider has confirmed
 * the payment. A buyer has at most one order to pay: the same order continues it, and another one
 * voids it.
 * @throws ServiceError `STATE_CONFLICT`
 */
export const startInternalPurchase = async (
  backend: Backend,
  buyer: Buyer,
  plan: PlanRow,
  coupon: CouponRow | null,
): Promise<InternalPurchase> => {
  await requireNoPaidPlan(backend, buyer);
  await saveOrder(backend, buyer, { priceId: plan.priceId, couponCode: coupon?.code ?? null });
  const checkout = await findOpen(backend.db, buyer.key);
  if (checkout && checkout.mode !== 'setup') await expireCheckout(backend, checkout);
  if (!needsPayment({ price: discountedPrice(plan, coupon) })) {
    await voidPurchase(backend, buyer.key);
    const row = await startFree(backend, buyer, plan, coupon);
    return { subscriptionId: row.id, paymentIntentId: null, invoiceId: null };
  }
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const pending = await findPending(backend.db, buyer.key);
    const underWay = pending ? await resumePurchase(backend, pending, buyer, plan, coupon) : null;
    if (underWay) return underWay;
    const opened = await open(backend, buyer, plan, coupon);
    if (opened) return withPayment(backend, opened.row, opened.invoice, plan.recurring, buyer.user);
  }
  throw new ServiceError(
    'STATE_CONFLICT',
    'You’re already buying a plan in another window. Try again in a moment.',
  );
};
