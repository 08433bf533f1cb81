import { eq } from 'drizzle-orm';
import { agreements } from '../../db/schema/agreements';
import { checkouts, invoices, orders, resumeLinks } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import type { Backend } from '../Backend';
import { findOpen } from '../checkouts/openCheckouts';
import { noForm } from '../saved-orders/savedOrders';
import { findCurrent, findPending } from '../subscriptions/findSubscription';
import { endUnpaidOrder } from '../purchases/endDeviceOrder';
import type { SessionClaims } from '../sessions/sessionClaims';
import { ServiceError } from '../ServiceError';
import { withBuyerLock } from '../buyers/withBuyerLock';
import { logError } from '../../process/logError';

/**
 * If the visitor has a paid plan, this ends the device's unpaid order. It keeps an order whose payment may still arrive,
 * even while the card provider can't be asked: the next log-in tries again.
 */
const makeRoom = async (backend: Backend, visitor: string, device: string): Promise<void> => {
  const { db } = backend;
  if ((await findCurrent(db, device)) || !(await findCurrent(db, visitor))) return;
  await endUnpaidOrder(backend, device).catch((error: unknown) => {
    if (!(error instanceof ServiceError)) logError('Ending an unpaid order', error);
  });
};

/**
 * Gives what a visitor ordered and bought to their device, once the gateway vouches for it. A device with a plan keeps
 * it. So does a device with an order to pay, unless the visitor has a paid plan. What the device can't take stays with
 * the visitor. So do the links to it, unless one of them handed the session over: its sender may have kept another.
 * @param session the claims of the visitor, with their buyer key
 * @param device the buyer key of the device
 */
export const giveToDevice = (
  backend: Backend,
  { buyer: visitor = '', linked = false }: Pick<SessionClaims, 'buyer' | 'linked'>,
  device: string,
): Promise<void> =>
  withBuyerLock(backend, visitor, () =>
    withBuyerLock(backend, device, async () => {
      await makeRoom(backend, visitor, device);
      await backend.db.transaction(async (tx) => {
        const isTaken =
          (await findCurrent(tx, device)) ??
          (await findPending(tx, device)) ??
          (await findOpen(tx, device));
        if (isTaken) return;
        const links = linked ? [] : [resumeLinks];
        for (const table of [subscriptions, invoices, checkouts, agreements, ...links])
          await tx.update(table).set({ buyer: device }).where(eq(table.buyer, visitor));
        const [order] = await tx.delete(orders).where(eq(orders.buyer, visitor)).returning();
        if (!order) return;
        // What the sender of a link typed doesn't reach the device of the person who opened it. Rule BUY-26.
        const moved = { ...order, buyer: device, ...(linked && noForm) };
        await tx
          .insert(orders)
          .values(moved)
          .onConflictDoUpdate({ target: orders.buyer, set: moved });
      });
    }),
  );
