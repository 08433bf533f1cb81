import { nextPaymentOf, type Subscription } from '@foyer/domain';
import { useGetDashboardQuery } from '~/session/api/portal.api';
import { now } from '~/session/storage/browserStores';

/**
 * Whether a cancelled plan renews until it ends: it was cancelled for the end of its minimum term. Null while the
 * dashboard, which names the next payment, is not there. Rule LAW-6.
 */
export const useIsPaidUntilEnd = (subscription: Subscription): boolean | null => {
  const { data: dashboard } = useGetDashboardQuery();
  return dashboard ? nextPaymentOf({ ...dashboard, subscription }, now()).kind === 'due' : null;
};
