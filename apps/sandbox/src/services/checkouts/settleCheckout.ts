import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Backend } from '../Backend';
import { checkouts } from '../../db/schema/billing';
import { withBuyerLock } from '../buyers/withBuyerLock';
import { expandedId } from '../card-provider/expandedId';
import { saveCard } from '../card-provider/saveCard';
import type { CheckoutRow } from './openCheckouts';
import { closeCheckout } from './openCheckouts';
import { refundCheckout } from './refundCheckout';
import { settleOneOff } from './settleOneOff';
import { settleSubscription } from './settleSubscription';
import { unlessLost } from '../card-provider/unlessLost';
import { isClosed } from '../sites/findSite';
import { findPaidPlan } from '../subscriptions/findSubscription';

type Settle = (
  backend: Backend,
  row: CheckoutRow,
  session: Stripe.Checkout.Session,
) => Promise<void>;

const settleSetup: Settle = async (backend, row, session) => {
  const setupId = expandedId(session.setup_intent);
  if (setupId && row.userId) {
    const setup = await backend.cardProvider.stripe.setupIntents.retrieve(setupId);
    const method = expandedId(setup.payment_method);
    const customer = expandedId(session.customer);
    if (method && customer) await saveCard(backend, row.userId, customer, method);
  }
  await closeCheckout(backend.db, row, 'complete', backend.clock.now());
};

const settlers: Record<CheckoutRow['mode'], Settle> = {
  subscription: settleSubscription,
  payment: settleOneOff,
  setup: settleSetup,
};

/** A checkout by the provider's id of its session. */
export const findCheckout = async (
  { db }: Pick<Backend, 'db'>,
  sessionId: string,
): Promise<CheckoutRow | null> => {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.providerId, sessionId));
  return row ?? null;
};

/** Whether the buyer has what a checkout paid for, or the money back. */
export const isSettled = ({ state }: CheckoutRow): boolean =>
  state === 'complete' || state === 'refunded';

/** Gives the buyer what a session paid for, or the money back. Needs the buyer's lock. */
const settlePaid = async (
  backend: Backend,
  sessionId: string,
  session: Stripe.Checkout.Session,
): Promise<CheckoutRow['state']> => {
  const row = await findCheckout(backend, sessionId);
  if (!row) return 'expired';
  if (isSettled(row)) return row.state;
  const isWanted =
    row.state === 'open' &&
    !(await findPaidPlan(backend.db, row.buyer)) &&
    !(await isClosed(backend.db, row.locationId));
  if (isWanted || row.mode === 'setup') {
    await settlers[row.mode](backend, row, session);
    return 'complete';
  }
  await refundCheckout(backend, row, session);
  return 'refunded';
};

/** Closes the checkout of a session that has expired, which nobody can pay any more. */
export const settleExpired = async (backend: Backend, sessionId: string): Promise<void> => {
  const row = await findCheckout(backend, sessionId);
  if (row?.state === 'open') await closeCheckout(backend.db, row, 'expired', backend.clock.now());
};

/**
 * Reads the state of a checkout from the provider and, when it is complete, gives the buyer what
 * they paid for. It refunds a buyer who has a paid plan already, and where the checkout or
 * its site was closed here. Webhook, session status and reconciliation all use this function;
 * repeating it is safe.
 *
 * @returns `processing` where the buyer has sent the form and the bank has not decided
 */
export const settleCheckout = async (
  backend: Backend,
  sessionId: string,
): Promise<CheckoutRow['state'] | 'processing'> => {
  const row = await findCheckout(backend, sessionId);
  if (!row) return 'expired';
  if (isSettled(row)) return row.state;
  const { sessions } = backend.cardProvider.stripe.checkout;
  const session = await unlessLost(backend, sessionId, () => sessions.retrieve(sessionId));
  if (!session || session.status === 'expired') {
    await settleExpired(backend, sessionId);
    return 'expired';
  }
  if (session.status !== 'complete') return row.state;
  if (session.payment_status === 'unpaid') return 'processing';
  return withBuyerLock(backend, row.buyer, () => settlePaid(backend, sessionId, session));
};
