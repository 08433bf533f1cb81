import { useGetSubscriptionQuery } from './plan.api';

/** The user's current plan, requested again whenever its page opens. */
export const useCurrentPlanQuery = () =>
  useGetSubscriptionQuery(undefined, { refetchOnMountOrArgChange: 30 });
