import { useSubscriptionQuery } from './plan.api';

/** The plan that the person has, asked for anew whenever its page opens. */
export const useHeldPlan = () => useSubscriptionQuery(undefined, { refetchOnMountOrArgChange: 30 });
