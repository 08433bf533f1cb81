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
import { saveOrder } from '../orders/saveOrder';
import { sessionParameters } from './sessionParameters';
import { settleCheckout } from './settleCheckout';

/** What the portal needs to show the provider's checkout. */
export interface CheckoutSession {
  id: string;
  clientSecret: string;
}

const alreadyPaid = () =>
  new ServiceError('STATE_CONFLICT', 'Your payment has arrived. We are setting up your plan.');

/** How long to wait for another process to store the session that it creates. */
const POLLS = 50;
const POLL_MS = 100;

/**
 * Waits for the session that another process creates for the same checkout with slightly different
 * parameters.
 */
const waitForSession = async (
  { db }: Backend,
  row: CheckoutRow,
): Promise<CheckoutSession | null> => {
  for (let poll = 0; poll < POLLS; poll += 1) {
    const open = await findOpen(db, row.buyer);
    if (open?.id !== row.id) return null;
    if (open.providerId && open.clientSecret)
      return { id: open.providerId, clientSecret: open.clientSecret };
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return null;
};

/**
 * Creates the provider's session for a checkout. The checkout's id is the idempotency key, so two
 * processes at once, or one that repeats after a crash, get the same session.
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
  if (!session) return waitForSession(backend, row);
  if (await saveSession(backend.db, row.id, session))
    return { id: session.id, clientSecret: session.client_secret ?? '' };
  // Another tab's order has replaced this one, so nobody may pay this session.
  await stripe.checkout.sessions.expire(session.id).catch(() => undefined);
  return null;
};

/** Expires the open checkout, so that its session cannot be paid any more. */
const giveUp = async (backend: Backend, row: CheckoutRow): Promise<void> => {
  if (row.providerId) {
    await backend.cardProvider.stripe.checkout.sessions
      .expire(row.providerId)
      .catch(() => undefined);
    const state = await settleCheckout(backend, row.providerId);
    if (state === 'complete') throw alreadyPaid();
  }
  await closeCheckout(backend.db, row.id, 'expired', backend.clock.now());
};

const reuse = async (
  backend: Backend,
  buyer: Buyer,
  row: CheckoutRow,
): Promise<CheckoutSession | null> => {
  if (!row.providerId || !row.clientSecret) return startSession(backend, buyer, row);
  const state = await settleCheckout(backend, row.providerId);
  if (state === 'complete') throw alreadyPaid();
  return state === 'open' ? { id: row.providerId, clientSecret: row.clientSecret } : null;
};

/**
 * Opens the provider's checkout. A buyer has at most one open checkout, so that two tabs cannot pay
 * twice: the same order gets the open one, and another order expires it.
 * @throws ServiceError `STATE_CONFLICT` when the open checkout is already paid
 */
export const createCheckout = async (
  backend: Backend,
  buyer: Buyer,
  order: CheckoutOrder,
): Promise<CheckoutSession> => {
  const { priceId, couponCode } = order;
  if (priceId !== null) await saveOrder(backend, buyer, { priceId, couponCode });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const opened = await openCheckout(backend.db, order, backend.clock.now());
    if (opened) {
      const session = await startSession(backend, buyer, opened);
      if (session) return session;
      continue;
    }
    const open = await findOpen(backend.db, order.buyer);
    if (!open) continue;
    const session = isSameOrder(open, order) ? await reuse(backend, buyer, open) : null;
    if (session) return session;
    await giveUp(backend, open);
  }
  throw new ServiceError('STATE_CONFLICT', 'Another window is buying a plan. Please try again.');
};
