import { isFree } from '../money/money';
import type { Subscription, SubscriptionState } from './subscription';

/** Why `canDo` refuses an upgrade. Each value has a text. */
export type UpgradeBlocker = 'noPlan' | 'pastDue' | 'paused' | 'pending' | 'ending' | 'unknown';

/** Why `canDo` refuses a pause. Each value has a text. */
export type PauseBlocker =
  | 'noPlan'
  | 'once'
  | 'free'
  | 'pastDue'
  | 'pending'
  | 'ending'
  | 'unknown';

export const upgradeBlocker = (plan: Pick<Subscription, 'state'> | null): UpgradeBlocker => {
  if (!plan) return 'noPlan';
  const { state } = plan;
  if (state === 'pastDue' || state === 'paused' || state === 'pending') return state;
  return endingOr(state);
};

export const pauseBlocker = (
  plan: Pick<Subscription, 'state' | 'recurring' | 'price'> | null,
): PauseBlocker => {
  if (!plan) return 'noPlan';
  if (plan.recurring === false) return 'once';
  const { state } = plan;
  if (state === 'pastDue' || state === 'pending') return state;
  return isFree(plan.price) ? 'free' : endingOr(state);
};

/** A state that the portal does not know is not called cancelled. Rule SUB-17. */
const endingOr = (state: SubscriptionState): 'noPlan' | 'ending' | 'unknown' => {
  if (state === 'ended') return 'noPlan';
  return state === 'cancelled' ? 'ending' : 'unknown';
};
