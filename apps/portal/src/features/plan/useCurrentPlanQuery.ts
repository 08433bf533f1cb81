import { useGetSubscriptionQuery } from './plan.api';

/** The plan that the person has, asked for anew whenever its page opens. */
export const useCurrentPlanQuery = () =>
  useGetSubscriptionQuery(undefined, { refetchOnMountOrArgChange: 30 });
