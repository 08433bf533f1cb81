import { UPGRADE_INFO_LIFE } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import { ServiceError } from '../ServiceError';
import { figuresOf } from '../coupons/findCoupon';
import { holdCoupon, releaseCoupon } from '../coupons/couponUses';
import { priceExpired } from '../offers/requireShown';
import { BANK_NOT_ASKED, PAYMENT_FAILED, refuseCharge } from '../payments/chargeInvoice';
import {
  carriesCouponChange,
  couponChangeMetadata,
} from '../card-provider-sync/finishCouponChange';
import { changeReason } from '../payments/voidUnpaidChanges';
import { voidAtProvider } from '../payments/voidInvoice';
import { mirrorInvoice } from '../card-provider-sync/mirrorInvoice';
import { mirrorSubscription } from '../card-provider-sync/mirrorSubscription';
import { expandedId } from '../card-provider/expandedId';
import { swapItem } from '../card-provider/swapItem';
import { reread } from '../subscriptions/requireCurrentSubscription';
import type { ChangeResult } from './changePlan';
import { changedDiscounts, requireTheirs } from './prorateAtProvider';
import type { ChangeQuote } from './quoteChange';

const couponChangeOf = ({ id, coupon, couponPeriodsLeft }: ChangeQuote) => ({
  source: changeReason(id),
  code: coupon?.code ?? null,
  periodsLeft: couponPeriodsLeft,
  figures: coupon && figuresOf(coupon),
});

/**
 * Stores a change that the provider made before a process died: its coupon would be lost under the next one's metadata.
 * @returns whether it was this change
 * @throws ServiceError `PREVIEW_EXPIRED` if it was another one, so that the plan isn't what this one was quoted for
 */
const isMadeBefore = async (
  backend: Backend,
  { row, target }: ChangeQuote,
  theirs: Stripe.Subscription,
): Promise<boolean> => {
  if (!carriesCouponChange(theirs.metadata)) return false;
  await mirrorSubscription(backend, theirs.id);
  if ((await reread(backend, row.id)).priceId === target.priceId) return true;
  throw priceExpired();
};

const change = async (backend: Backend, quote: ChangeQuote): Promise<Stripe.Subscription> => {
  const { row, target, prorationDate, id } = quote;
  const { stripe } = backend.cardProvider;
  const theirs = await requireTheirs(backend, row);
  if (await isMadeBefore(backend, quote, theirs)) return theirs;
  const latest = expandedId(theirs.latest_invoice);
  // An attempt that died before its invoice was stored here could still be paid.
  if (theirs.pending_update && latest) await voidAtProvider(backend, latest);
  const discounts = await changedDiscounts(backend, quote);
  const params: Stripe.SubscriptionUpdateParams = {
    items: [await swapItem(backend, theirs, target)],
    proration_behavior: 'always_invoice',
    proration_date: prorationDate / 1000,
    // A pending change cannot have other discounts, so such a change succeeds or fails straight away.
    payment_behavior:
      quote.couponChange === 'none' ? 'pending_if_incomplete' : 'error_if_incomplete',
    ...discounts,
    ...(quote.couponChange === 'none'
      ? {}
      : { metadata: couponChangeMetadata(couponChangeOf(quote)) }),
  };
  // A declined change with another card is another attempt; a repeated click is not.
  return stripe.subscriptions
    .update(theirs.id, params, { idempotencyKey: `change-${id}-${latest ?? ''}` })
    .catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripeCardError) throw refuseCharge(error.message);
      throw error;
    });
};

const ourInvoice = async ({ db }: Backend, providerId: string): Promise<string | null> => {
  const [row] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(eq(invoices.providerId, providerId));
  return row?.id ?? null;
};

/** Holds a coupon that the user enters with the change. */
const holdForChange = async ({ db, clock }: Backend, quote: ChangeQuote) => {
  const { row, visitor, coupon, couponChange, prorationDate } = quote;
  const { source } = couponChangeOf(quote);
  const heldUntil = prorationDate + UPGRADE_INFO_LIFE;
  if (coupon && couponChange === 'new')
    await holdCoupon(db, coupon, {
      user: { key: row.buyer, visitor },
      source,
      now: clock.now(),
      heldUntil,
    });
  return { release: () => releaseCoupon(db, source) };
};

/** The payment that waits for the bank; null if the card was declined. */
const waitingPayment = async (
  { cardProvider }: Backend,
  invoice: Stripe.Invoice,
): Promise<string | null> => {
  const id = expandedId(invoice.payments?.data.at(-1)?.payment.payment_intent);
  if (!id) return null;
  const intent = await cardProvider.stripe.paymentIntents.retrieve(id);
  return intent.status === 'requires_action' ? id : null;
};

/**
 * Changes the plan at the card provider, which keeps the old plan until the new one is paid.
 * @param asksBank false if the venue does not ask for the bank's confirmation
 * @throws ServiceError `PAYMENT_DECLINED`; the old plan stays
 */
export const changeAtProvider = async (
  backend: Backend,
  quote: ChangeQuote,
  asksBank: boolean,
): Promise<ChangeResult> => {
  const { stripe } = backend.cardProvider;
  const coupon = await holdForChange(backend, quote);
  const changed = await change(backend, quote).catch(async (error: unknown) => {
    // After a lost answer the change may have been made, so the coupon stays held for a while.
    if (error instanceof ServiceError) await coupon.release();
    throw error;
  });
  const done = { subscriptionId: quote.row.id, paymentIntentId: null, invoiceId: null };
  const invoiceId = expandedId(changed.latest_invoice);
  if (invoiceId) await mirrorInvoice(backend, invoiceId);
  if (invoiceId && changed.pending_update) {
    const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
    const paymentIntentId = await waitingPayment(backend, invoice);
    if (paymentIntentId && asksBank)
      return { ...done, paymentIntentId, invoiceId: await ourInvoice(backend, invoiceId) };
    await stripe.invoices.voidInvoice(invoiceId);
    await mirrorInvoice(backend, invoiceId);
    throw refuseCharge(paymentIntentId ? BANK_NOT_ASKED : PAYMENT_FAILED);
  }
  // It stores the coupon change too, once the earlier plan is written down with the coupon that it had.
  await mirrorSubscription(backend, changed.id);
  return done;
};
