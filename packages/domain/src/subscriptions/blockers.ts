import { isFree } from '../money/money';
import type { Subscription } from './subscription';

/** Why a plan cannot be changed; each has a text. */
export type UpgradeBlocker = 'none' | 'pastDue' | 'paused' | 'pending' | 'ending';

/** Why a plan cannot be paused; each has a text. */
export type PauseBlocker = 'none' | 'once' | 'free' | 'pastDue' | 'pending' | 'ending';

/** Why what `canDo` refuses cannot be done: to say to somebody who asks to change a plan. */
export const upgradeBlocker = (plan: Pick<Subscription, 'state'> | null): UpgradeBlocker => {
  if (!plan) return 'none';
  const { state } = plan;
  return state === 'pastDue' || state === 'paused' || state === 'pending' ? state : 'ending';
};

/** The same, to say to somebody who asks to pause one. */
export const pauseBlocker = (
  plan: Pick<Subscription, 'state' | 'recurring' | 'price'> | null,
): PauseBlocker => {
  if (!plan) return 'none';
  if (!plan.recurring) return 'once';
  const { state } = plan;
  if (state === 'pastDue' || state === 'pending') return state;
  return isFree(plan.price) ? 'free' : 'ending';
};
