import { isFree } from '../money/isFree';
import type { Subscription } from './subscription';

/** Why a plan cannot be changed; each has a text. */
export type WhyNoUpgrade = 'none' | 'pastDue' | 'paused' | 'pending' | 'ending';

/** Why a plan cannot be paused; each has a text. */
export type WhyNoPause = 'none' | 'once' | 'free' | 'pastDue' | 'pending' | 'ending';

/** Why what `canDo` refuses cannot be done: to say to somebody who asks to change a plan. */
export const whyNoUpgrade = (plan: Pick<Subscription, 'state'> | null): WhyNoUpgrade => {
  if (!plan) return 'none';
  const { state } = plan;
  return state === 'pastDue' || state === 'paused' || state === 'pending' ? state : 'ending';
};

/** The same, to say to somebody who asks to pause one. */
export const whyNoPause = (
  plan: Pick<Subscription, 'state' | 'recurring' | 'price'> | null,
): WhyNoPause => {
  if (!plan) return 'none';
  if (!plan.recurring) return 'once';
  const { state } = plan;
  if (state === 'pastDue' || state === 'pending') return state;
  return isFree(plan.price) ? 'free' : 'ending';
};
