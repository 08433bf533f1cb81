import type { Backend } from '../Backend';
import type { Buyer } from '../buyers/buyerOf';
import { withBuyerLock } from '../buyers/withBuyerLock';
import { expireCheckout } from '../checkouts/createCheckout';
import { findOpen } from '../checkouts/openCheckouts';
import { voidPurchase } from '../payments/voidPurchase';

/**
 * Ends the order to pay of a user's device: the user's own order replaces it, and takes the coupon that
 * it held. Rules BUY-7 and BUY-14.
 * @throws ServiceError `STATE_CONFLICT` or `INVOICE_SETTLED` when it is paid, or may still be paid
 */
export const endDeviceOrder = async (
  backend: Backend,
  { user, visitor }: Pick<Buyer, 'user' | 'visitor'>,
): Promise<void> => {
  if (!user || visitor === null) return;
  await withBuyerLock(backend, visitor, () => endUnpaidOrder(backend, visitor));
};

/**
 * Ends the order that a buyer has not paid. Needs the buyer's lock.
 * @throws ServiceError `STATE_CONFLICT` or `INVOICE_SETTLED` when it is paid, or may still be paid
 */
export const endUnpaidOrder = async (backend: Backend, buyer: string): Promise<void> => {
  const open = await findOpen(backend.db, buyer);
  if (open) await expireCheckout(backend, open);
  await voidPurchase(backend, buyer);
};
