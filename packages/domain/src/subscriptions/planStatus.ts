import type { Instant } from '../time/instant';
import type { Subscription, SubscriptionState } from './subscription';
import { isCancelled } from './subscriptionRules';

/** The status that a screen shows; `ending` is cancelled with a known end. */
export type PlanStatus = SubscriptionState | 'ending';

/** The state decides, not a date beside it, unless the plan ends without renewal. Rule SUB-17. */
export const planStatus = (
  subscription: Pick<Subscription, 'state' | 'cancelled' | 'serviceEndDate' | 'recurring'>,
  now: Instant,
): PlanStatus => {
  const { state, serviceEndDate, recurring } = subscription;
  // A plan that is past due or paused says that first.
  const ends =
    (state === 'cancelled' && isCancelled(subscription, now)) ||
    (state === 'active' && recurring === false);
  return ends && (serviceEndDate ?? now) > now ? 'ending' : state;
};
