import type { Db } from '../../db/openDatabase';
import type { Backend } from '../Backend';
import { oweThere } from '../card-provider/oweThere';
import { releaseSchedule, saveSchedule } from '../card-provider/schedulePlanChange';
import { voidUnpaidAtProvider } from '../payments/voidInvoice';
import { keepChange } from '../subscriptions/earlierPlan';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { dropBill } from './dropBill';

/**
 * Drops a booked change, if there is one: the plan stays as it is. Repeating it is safe.
 * @param confirm writes down, once the card provider has dropped it, that a mail confirms it
 */
export const dropChange = async (
  backend: Backend,
  row: SubscriptionRow,
  confirm?: (tx: Db) => Promise<void>,
): Promise<void> => {
  const isBooked = row.providerId !== null && row.scheduledPriceId !== null;
  if (isBooked && !(await releaseSchedule(backend, row)))
    await oweThere(backend, row.id, { next: null });
  const bill = await backend.db.transaction(async (tx) => {
    const dropped = await dropBill(tx, row.id, row.scheduledPriceId);
    await saveSchedule({ db: tx }, row.id, null);
    await keepChange(tx, row);
    await confirm?.(tx);
    return dropped;
  });
  if (bill) await voidUnpaidAtProvider(backend, bill);
};
