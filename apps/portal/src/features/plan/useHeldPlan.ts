import { useGetSubscriptionQuery } from './plan.api';

/** The plan that the person has, asked for anew whenever its page opens. */
export const useHeldPlan = () =>
  useGetSubscriptionQuery(undefined, { refetchOnMountOrArgChange: 30 });
