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
import { sessionParameters } from './sessionParameters';
import { settleCheckout } from './settleCheckout';

/** What the portal needs to show the provider's form. */
export interface CheckoutSession {
  id: string;
  clientSecret: string;
}

const alreadyPaid = () =>
  new ServiceError('STATE_CONFLICT', 'Your payment has arrived. We are setting up your plan.');

/** How long another process is given to say which session it has made. */
const POLLS = 50;
const POLL_MS = 100;

/** The session that another process is making for the same checkout, which asked a little otherwise. */
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
 * Makes the provider's session for a checkout. The checkout's id is the idempotency key, so two
 * processes that get here together, or one that comes again after a crash, get the same session.
 */
const startSession = async (
  backend: Backend,
  buyer: Buyer,
  row: CheckoutRow,
): Promise<CheckoutSession | null> => {
  const { stripe } = backend.payments;
  const session = await stripe.checkout.sessions
    .create(await sessionParameters(backend, buyer, row), { idempotencyKey: `checkout-${row.id}` })
    .catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripeIdempotencyError) return null;
      throw error;
    });
  if (!session) return waitForSession(backend, row);
  if (await saveSession(backend.db, row.id, session))
    return { id: session.id, clientSecret: session.client_secret ?? '' };
  // Another tab's order took this one's place meanwhile; nobody may pay this one.
  await stripe.checkout.sessions.expire(session.id).catch(() => undefined);
  return null;
};

/** Makes room for another order: the old session can no longer be paid afterwards. */
const giveUp = async (backend: Backend, row: CheckoutRow): Promise<void> => {
  if (row.providerId) {
    await backend.payments.stripe.checkout.sessions.expire(row.providerId).catch(() => undefined);
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
 * Opens the provider's checkout. A buyer has one open: the same order gets it again, another order
 * ends it first, so that two tabs cannot pay twice.
 *
 * @throws ServiceError `STATE_CONFLICT` when the open one turns out to be paid
 */
export const createCheckout = async (
  backend: Backend,
  buyer: Buyer,
  order: CheckoutOrder,
): Promise<CheckoutSession> => {
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
