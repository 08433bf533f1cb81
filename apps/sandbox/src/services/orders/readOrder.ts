import type { Order } from '@foyer/domain';
import type { Backend } from '../Backend';
import type { Buyer } from '../buyers/buyerOf';
import { findOpen } from '../checkouts/openCheckouts';
import { findProcessing } from '../purchases/findProcessing';
import { settlePending } from '../purchases/settlePending';
import { findOrder } from '../saved-orders/savedOrders';

/** Whether the bank is still deciding about a payment of this buyer. */
const isProcessing = async (backend: Backend, { key }: Pick<Buyer, 'key'>): Promise<boolean> => {
  const { db, cardProvider } = backend;
  const checkout = await findOpen(db, key);
  if (checkout?.providerId) {
    const session = await cardProvider.stripe.checkout.sessions.retrieve(checkout.providerId);
    if (session.status === 'complete') return true;
  }
  return (await findProcessing(backend, key)) !== null;
};

/** The latest order of a buyer and whether it is paid, read from the provider. Rule BUY-14. */
export const readOrder = async (
  backend: Backend,
  buyer: Pick<Buyer, 'key' | 'visitor'>,
): Promise<Order | null> => {
  if (!(await findOrder(backend, buyer))) return null;
  await settlePending(backend, buyer);
  const row = await findOrder(backend, buyer);
  if (!row) return null;
  const { priceId, couponCode, paidAt } = row;
  if (paidAt !== null) return { priceId, couponCode, state: 'paid' };
  const state = (await isProcessing(backend, buyer)) ? 'processing' : 'unpaid';
  return { priceId, couponCode, state };
};
