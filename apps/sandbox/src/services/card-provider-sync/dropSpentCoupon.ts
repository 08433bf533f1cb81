import type { Backend } from '../Backend';
import { findSubscription } from '../subscriptions/findSubscription';

/**
 * Removes a coupon at the provider after its last period. The provider counts months only, not
 * periods; see `ensureCoupon`.
 */
export const dropSpentCoupon = async (
  { db, cardProvider }: Backend,
  subscriptionId: string,
): Promise<void> => {
  const row = await findSubscription(db, subscriptionId);
  if (!row?.providerId || row.couponCode === null || row.couponPeriodsLeft !== 0) return;
  await cardProvider.stripe.subscriptions.update(row.providerId, { discounts: '' });
};
