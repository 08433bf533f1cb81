import { isFree } from '../money/money';
import type { Subscription } from './subscription';

/** Why `canDo` refuses an upgrade. Each value has a text. */
export type UpgradeBlocker = 'noPlan' | 'pastDue' | 'paused' | 'pending' | 'ending';

/** Why `canDo` refuses a pause. Each value has a text. */
export type PauseBlocker = 'noPlan' | 'once' | 'free' | 'pastDue' | 'pending' | 'ending';

export const upgradeBlocker = (plan: Pick<Subscription, 'state'> | null): UpgradeBlocker => {
  if (!plan) return 'noPlan';
  const { state } = plan;
  return state === 'pastDue' || state === 'paused' || state === 'pending' ? state : 'ending';
};

export const pauseBlocker = (
  plan: Pick<Subscription, 'state' | 'recurring' | 'price'> | null,
): PauseBlocker => {
  if (!plan) return 'noPlan';
  if (!plan.recurring) return 'once';
  const { state } = plan;
  if (state === 'pastDue' || state === 'pending') return state;
  return isFree(plan.price) ? 'free' : 'ending';
};
