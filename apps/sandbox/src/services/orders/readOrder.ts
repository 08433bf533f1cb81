import type { Order } from '@foyer/domain';
import { and, eq, gte } from 'drizzle-orm';
import { invoices } from '../../db/schema/billing';
import type { Backend } from '../Backend';
import type { Buyer } from '../buyers/buyerOf';
import { unlessUnknown } from '../card-provider/unlessUnknown';
import { findOpen } from '../checkouts/openCheckouts';
import { findProcessing } from '../purchases/findProcessing';
import { settleForAnswer } from '../purchases/settlePending';
import { isClosed } from '../sites/findSite';
import { findOrder, type OrderRow } from '../saved-orders/savedOrders';

/** Whether the bank is still deciding about a payment of this buyer. */
const isProcessing = async (backend: Backend, { key }: Pick<Buyer, 'key'>): Promise<boolean> => {
  const { db, cardProvider } = backend;
  const checkout = await findOpen(db, key);
  const sessionId = checkout?.providerId;
  if (sessionId) {
    const { sessions } = cardProvider.stripe.checkout;
    const session = await unlessUnknown(() => sessions.retrieve(sessionId));
    if (session?.status === 'complete') return true;
  }
  return (await findProcessing(backend, key)) !== null;
};

/** Whether the payment of an order was refunded, because the site had closed. Rule SUB-21. */
const isOrderRefunded = async (
  { db }: Backend,
  { buyer, locationId, savedAt }: OrderRow,
): Promise<boolean> => {
  if (!(await isClosed(db, locationId))) return false;
  const [refunded] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      and(eq(invoices.buyer, buyer), eq(invoices.refunded, true), gte(invoices.paidAt, savedAt)),
    )
    .limit(1);
  return refunded !== undefined;
};

/** The latest order of a buyer and whether it is paid, read from the provider. Rule BUY-14. */
export const readOrder = async (
  backend: Backend,
  buyer: Pick<Buyer, 'key' | 'visitor'>,
  network: string,
): Promise<Order | null> => {
  if (!(await findOrder(backend, buyer))) return null;
  const mayRead = await settleForAnswer(backend, { key: buyer.key, network });
  const row = await findOrder(backend, buyer);
  if (!row) return null;
  const { priceId, couponCode, paidAt } = row;
  if (paidAt !== null) return { priceId, couponCode, state: 'paid' };
  // A payment that could not be read may have succeeded.
  if (!mayRead || (await isProcessing(backend, buyer)))
    return { priceId, couponCode, state: 'processing' };
  return {
    priceId,
    couponCode,
    state: (await isOrderRefunded(backend, row)) ? 'refunded' : 'unpaid',
  };
};
