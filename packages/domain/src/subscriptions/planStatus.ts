import type { Instant } from '../time/instant';
import type { Subscription, SubscriptionState } from './subscription';
import { isEnding } from './subscriptionRules';

/** How a plan stands, in a word to show. */
export type PlanStatus = Exclude<SubscriptionState, 'cancelled' | 'unknown'> | 'ending';

/** A plan whose service has an end date is ending, whatever else it is; what is not known is active. */
export const planStatus = (
  subscription: Pick<Subscription, 'state' | 'serviceEndDate'>,
  now: Instant,
): PlanStatus => {
  const { state, serviceEndDate } = subscription;
  if (serviceEndDate !== null && isEnding(subscription, now)) return 'ending';
  return state === 'cancelled' || state === 'unknown' ? 'active' : state;
};
