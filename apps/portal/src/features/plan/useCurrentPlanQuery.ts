import { SETTING_UP_POLL_MS } from '~/shell/portal/access-status/settingUpPoll';
import { useGetSubscriptionQuery } from './plan.api';

/** The user's current plan, requested again whenever its page opens, and while it is being set up. */
export const useCurrentPlanQuery = () => {
  const query = useGetSubscriptionQuery(undefined, { refetchOnMountOrArgChange: 30 });
  const isPending = query.data?.subscription?.state === 'pending';
  useGetSubscriptionQuery(undefined, { pollingInterval: isPending ? SETTING_UP_POLL_MS : 0 });
  return query;
};
