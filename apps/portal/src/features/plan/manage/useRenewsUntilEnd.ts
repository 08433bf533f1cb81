import { nextPaymentOf, type Subscription } from '@foyer/domain';
import { useGetDashboardQuery } from '~/session/api/portal.api';
import { now } from '~/session/storage/browserStores';

/**
 * Whether a cancelled plan renews until it ends: it was cancelled for a later day, or for the end of its minimum term.
 * Null while the dashboard, which names the next payment, is not there. The dashboard names none of a plan that is past
 * due: that one renews, once it is paid, if it has a minimum term or ends later than its paid time. Rule LAW-6.
 */
export const useRenewsUntilEnd = (subscription: Subscription): boolean | null => {
  const { data: dashboard } = useGetDashboardQuery();
  const { state, contract, serviceEndDate, periodEnd } = subscription;
  if (state === 'pastDue') return contract || (serviceEndDate ?? 0) > (periodEnd ?? 0);
  return dashboard ? nextPaymentOf({ ...dashboard, subscription }, now()).kind === 'due' : null;
};
