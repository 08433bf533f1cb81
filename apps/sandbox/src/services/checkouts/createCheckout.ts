import Stripe from 'stripe';
import type { Backend } from '../Backend';
import { ServiceError } from '../ServiceError';
import type { Buyer } from '../buyers/buyerOf';
import {
  closeCheckout,
  findOpen,
  isSameOrder,
  saveSession,
  openCheckout,
  type CheckoutOrder,
  type CheckoutRow,
} from './openCheckouts';
import { expandedId } from '../card-provider/expandedId';
import { providerCouponId } from '../card-provider/ensureCoupon';
import { findCoupon } from '../coupons/findCoupon';
import { planOf } from '../plans/findPlan';
import { voidPurchase } from '../payments/voidPurchase';
import { saveOrder } from '../saved-orders/savedOrders';
import { sessionParameters, textBesideButton } from './sessionParameters';
import { settleCheckout, settleExpired } from './settleCheckout';
import { groundOf } from './brandingSettings';
import { findSite } from '../sites/findSite';

/** What the portal needs to show the provider's checkout. */
export interface CheckoutSession {
  id: string;
  clientSecret: string;
}

/** Paid, refunded since, or a card saved: the page that is loaded again says which. */
const alreadySent = () =>
  new ServiceError(
    'STATE_CONFLICT',
    'You’ve already sent this form. Reload the page to see what happened.',
  );

/**
 * Creates the provider's session for a checkout. The checkout's id is the idempotency key, so a
 * process that repeats it after a crash gets the same session.
 * @returns null when the order has other parameters by now, so that it needs another checkout
 */
const startSession = async (
  backend: Backend,
  buyer: Buyer,
  row: CheckoutRow,
): Promise<CheckoutSession | null> => {
  const { stripe } = backend.cardProvider;
  const session = await stripe.checkout.sessions
    .create(await sessionParameters(backend, buyer, row), { idempotencyKey: `checkout-${row.id}` })
    .catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripeIdempotencyError) return null;
      throw error;
    });
  if (!session) return null;
  if (await saveSession(backend.db, row.id, session))
    return { id: session.id, clientSecret: session.client_secret ?? '' };
  await stripe.checkout.sessions.expire(session.id).catch(() => undefined);
  return null;
};

/**
 * Expires the open checkout, so that its session cannot be paid any more. Nobody can pay one
 * without a stored session, because its secret was never sent.
 * @throws ServiceError `STATE_CONFLICT` when it is paid, or may still be paid
 */
export const expireCheckout = async (backend: Backend, row: CheckoutRow): Promise<void> => {
  if (!row.providerId) return closeCheckout(backend.db, row, 'expired', backend.clock.now());
  const { sessions } = backend.cardProvider.stripe.checkout;
  const expired = await sessions.expire(row.providerId).catch(() => null);
  if (expired) return settleExpired(backend, row.providerId);
  const state = await settleCheckout(backend, row.providerId);
  if (state === 'open' || state === 'processing')
    throw new ServiceError('STATE_CONFLICT', 'We’re processing your payment. Wait a moment.');
  if (state !== 'expired') throw alreadySent();
};

/** Whether the form of a session asks for the price of now, with the coupon's figures of now. */
const hasPriceOfNow = async (
  { db }: Backend,
  { priceId, couponCode }: CheckoutRow,
  { amount_subtotal, discounts }: Stripe.Checkout.Session,
): Promise<boolean> => {
  if (priceId === null) return true;
  const plan = await planOf(db, priceId);
  const coupon = await findCoupon(db, couponCode);
  return (
    amount_subtotal === plan.amount &&
    expandedId(discounts?.[0]?.coupon) === (coupon && providerCouponId(coupon, plan))
  );
};

/** Whether the form of a session has the language, the scheme and the price of the request. None can be changed. */
const looksAsAsked = async (
  backend: Backend,
  row: CheckoutRow,
  sessionId: string,
): Promise<boolean> => {
  const session = await backend.cardProvider.stripe.checkout.sessions.retrieve(sessionId);
  const { custom_text, branding_settings } = session;
  const site = await findSite(backend.db, row.locationId);
  const ground = branding_settings?.background_color.toLowerCase();
  return (
    (await hasPriceOfNow(backend, row, session)) &&
    (custom_text.submit?.message ?? null) === (await textBesideButton(backend, row)) &&
    (!ground || !site || ground === groundOf(site).toLowerCase())
  );
};

/** The session of an open checkout; null if it needs another one. */
const reuse = async (
  backend: Backend,
  buyer: Buyer,
  row: CheckoutRow,
): Promise<CheckoutSession | null> => {
  if (!row.providerId || !row.clientSecret) return startSession(backend, buyer, row);
  const state = await settleCheckout(backend, row.providerId);
  if (state !== 'open' && state !== 'expired') throw alreadySent();
  if (state === 'expired' || !(await looksAsAsked(backend, row, row.providerId))) return null;
  return { id: row.providerId, clientSecret: row.clientSecret };
};

/**
 * Opens the provider's checkout, with the buyer's lock. A buyer has at most one order to pay, so that
 * two tabs cannot pay twice: the same order gets the open checkout, and another one expires it.
 * @throws ServiceError `STATE_CONFLICT` when the open checkout is already paid
 */
export const createCheckout = async (
  backend: Backend,
  buyer: Buyer,
  order: CheckoutOrder,
): Promise<CheckoutSession> => {
  const { priceId, couponCode } = order;
  if (priceId !== null) {
    await saveOrder(backend, buyer, { priceId, couponCode });
    await voidPurchase(backend, order.buyer);
  }
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const opened = await openCheckout(backend.db, buyer, order, backend.clock.now());
    if (opened) {
      const session = await startSession(backend, buyer, opened);
      if (session) return session;
      continue;
    }
    const open = await findOpen(backend.db, order.buyer);
    if (!open) continue;
    const session = isSameOrder(open, order) ? await reuse(backend, buyer, open) : null;
    if (session) return session;
    await expireCheckout(backend, open);
  }
  throw new ServiceError(
    'STATE_CONFLICT',
    'You’re already buying a plan in another window. Try again in a moment.',
  );
};
