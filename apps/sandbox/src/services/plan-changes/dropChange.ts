import type { Db } from '../../db/openDatabase';
import type { Backend } from '../Backend';
import { queueProviderWork } from '../card-provider/queueProviderWork';
import { releaseSchedule, saveSchedule } from '../card-provider/schedulePlanChange';
import { voidUnpaidAtProvider } from '../payments/voidInvoice';
import { keepChange } from '../subscriptions/earlierPlan';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { dropRenewalInvoice } from './dropRenewalInvoice';

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
    await queueProviderWork(backend, row.id, { next: null });
  const invoice = await backend.db.transaction(async (tx) => {
    const dropped = await dropRenewalInvoice(tx, row.id, row.scheduledPriceId);
    await saveSchedule({ db: tx }, row.id, null);
    await keepChange(tx, row);
    await confirm?.(tx);
    return dropped;
  });
  if (invoice) await voidUnpaidAtProvider(backend, invoice);
};
