import type { Backend } from '../Backend';
import { releaseSchedule, saveSchedule } from '../card-provider/schedulePlanChange';
import type { SubscriptionRow } from '../subscriptions/findSubscription';

/** Drops a booked change, if there is one: the plan stays as it is. Repeating it is safe. */
export const dropChange = async (backend: Backend, row: SubscriptionRow): Promise<void> => {
  if (row.providerId && row.scheduledPriceId) await releaseSchedule(backend, row);
  await saveSchedule(backend, row.id, null);
};
