import { nextPaymentOf, type Subscription } from '@foyer/domain';
import { useGetDashboardQuery } from '~/session/api/portal.api';
import { now } from '~/session/storage/browserStores';

/** Whether a cancelled plan renews until it ends: it was cancelled for the end of its minimum term. Rule LAW-6. */
export const useIsPaidUntilEnd = (subscription: Subscription): boolean => {
  const { data: dashboard } = useGetDashboardQuery();
  return (
    dashboard !== undefined && nextPaymentOf({ ...dashboard, subscription }, now()).kind === 'due'
  );
};
