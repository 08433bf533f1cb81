import { hasNextPeriod, type SubscriptionRow } from './findSubscription';

/** When access ends, for a plan that has ended, is cancelled or does not renew; else null. */
export const serviceEndOf = (row: SubscriptionRow): number | null => {
  if (row.endedAt !== null) return row.endedAt;
  return row.cancelAtPeriodEnd || !hasNextPeriod(row) ? row.periodEnd : row.cancelAt;
};
