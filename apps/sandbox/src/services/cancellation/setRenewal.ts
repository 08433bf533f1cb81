import type { Backend } from '../Backend';
import { mirrorSubscription } from '../card-provider-sync/mirrorSubscription';
import { restoreSchedule, releaseSchedule } from '../card-provider/schedulePlanChange';
import { queueProviderWork } from '../card-provider/queueProviderWork';
import { unlessPlanLost } from '../card-provider/unlessLost';
import type { SubscriptionRow } from '../subscriptions/findSubscription';

/** @returns whether the provider knows the plan */
const setRenewal = async (
  backend: Backend,
  { id, providerId }: { id: string; providerId: string },
  renews: boolean,
): Promise<boolean> => {
  const { subscriptions: theirs } = backend.cardProvider.stripe;
  const ask = () => theirs.update(providerId, { cancel_at_period_end: !renews });
  if (await unlessPlanLost(backend, providerId, ask)) return true;
  await queueProviderWork(backend, id, { renews });
  return false;
};

/** Stops renewal at the provider, if the provider renews the plan. */
export const stopRenewal = async (backend: Backend, row: SubscriptionRow): Promise<void> => {
  const { id, providerId } = row;
  if (!providerId) return;
  if (row.scheduledPriceId) await releaseSchedule(backend, row);
  await setRenewal(backend, { id, providerId }, false);
};

/** Reverts `stopRenewal` and restores a scheduled change. A plan that the provider doesn't know still ends. */
export const resumeRenewal = async (backend: Backend, row: SubscriptionRow): Promise<void> => {
  const { id, providerId } = row;
  if (!providerId) return;
  // First, because an end may be queued, which an event would bring about after this.
  if (row.providerWork) await queueProviderWork(backend, id, { renews: true });
  if (await setRenewal(backend, { id, providerId }, true)) await restoreSchedule(backend, row);
  await mirrorSubscription(backend, providerId);
};
