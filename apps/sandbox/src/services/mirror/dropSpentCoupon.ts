import type { Backend } from '../Backend';
import { findSubscription } from '../subscriptions/findSubscription';

/**
 * Takes a coupon off at the provider after its last period, where the provider could not count the
 * periods itself: it knows months only, see `ensureCoupon`.
 */
export const dropSpentCoupon = async (
  { db, payments }: Backend,
  subscriptionId: string,
): Promise<void> => {
  const row = await findSubscription(db, subscriptionId);
  if (!row?.providerId || row.couponCode === null || row.couponPeriodsLeft !== 0) return;
  await payments.stripe.subscriptions.update(row.providerId, { discounts: '' });
};
