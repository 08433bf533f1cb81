import type { Instant } from '../time/instant';
import type { Subscription, SubscriptionState } from './subscription';
import { isEnding } from './subscriptionRules';

/** The status that a screen shows. */
export type PlanStatus = Exclude<SubscriptionState, 'cancelled' | 'unknown'> | 'ending';

/** A plan with a service end date is ending. An unknown state shows as active. */
export const planStatus = (
  subscription: Pick<Subscription, 'state' | 'serviceEndDate'>,
  now: Instant,
): PlanStatus => {
  const { state, serviceEndDate } = subscription;
  if (serviceEndDate !== null && isEnding(subscription, now)) return 'ending';
  return state === 'cancelled' || state === 'unknown' ? 'active' : state;
};
