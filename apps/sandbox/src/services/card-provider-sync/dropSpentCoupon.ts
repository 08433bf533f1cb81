import type { Backend } from '../Backend';
import { unlessPlanLost } from '../card-provider/unlessLost';
import { findSubscription } from '../subscriptions/findSubscription';

/**
 * Removes a coupon at the provider after its last period. The provider counts months only, not
 * periods; see `ensureCoupon`.
 */
export const dropSpentCoupon = async (backend: Backend, subscriptionId: string): Promise<void> => {
  const row = await findSubscription(backend.db, subscriptionId);
  const providerId = row?.providerId;
  if (!providerId || row.couponCode === null || row.couponPeriodsLeft !== 0) return;
  const { subscriptions } = backend.cardProvider.stripe;
  await unlessPlanLost(backend, providerId, () =>
    subscriptions.update(providerId, { discounts: '' }),
  );
};
