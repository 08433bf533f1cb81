import { isFree } from '../money/money';
import type { Instant } from '../time/instant';
import type { PauseRecord } from './pause';
import type { Subscription } from './subscription';

/** What a customer can do with a plan. */
export type PlanAction = 'upgrade' | 'pause' | 'unpause' | 'cancel' | 'revive' | 'withdrawChange';

export type PlanFacts = {
  readonly subscription: Subscription;
  readonly paused: boolean;
  /** Public config: cancelling is switched off. */
  readonly cancelDisabled: boolean;
  readonly now: Instant;
};

/** Cancelled, but access has not ended: it can still be taken back. */
export const isEnding = (
  { serviceEndDate, state }: Pick<Subscription, 'serviceEndDate' | 'state'>,
  now: Instant,
): boolean => state !== 'ended' && (serviceEndDate ?? now) > now;

/** Ending because it was cancelled; a plan that does not renew ends by itself. */
const isCancelled = (subscription: Subscription, now: Instant): boolean =>
  subscription.recurring && isEnding(subscription, now);

const isRunning = ({ state }: Subscription): boolean => state === 'active' || state === 'pastDue';

const rules: Readonly<Record<PlanAction, (facts: PlanFacts) => boolean>> = {
  upgrade: ({ subscription, paused, now }) =>
    subscription.state === 'active' && !paused && !isCancelled(subscription, now),
  pause: ({ subscription, paused, now }) =>
    subscription.state === 'active' &&
    subscription.recurring &&
    !isFree(subscription.price) &&
    !paused &&
    !isCancelled(subscription, now),
  unpause: ({ paused }) => paused,
  cancel: ({ subscription, cancelDisabled, now }) =>
    (isRunning(subscription) || subscription.state === 'paused') &&
    subscription.recurring &&
    !cancelDisabled &&
    !isCancelled(subscription, now),
  revive: ({ subscription, now }) => isCancelled(subscription, now),
  withdrawChange: ({ subscription, now }) =>
    subscription.scheduledChange !== null && subscription.scheduledChange.at > now,
};

/** Whether a customer can do something with a plan now. The server has the last word. */
export const canDo = (action: PlanAction, facts: PlanFacts): boolean => rules[action](facts);

/** Leaving a contract asks for the fee first; any other plan ends with its period. */
export const cancelKind = ({ contract }: Pick<Subscription, 'contract'>) =>
  contract ? 'contract' : 'periodEnd';

/** What ends with its period and is followed by nothing: not renewed, and no other plan is booked after it. */
export const endsWithoutRenewal = ({
  recurring,
  scheduledChange,
}: Pick<Subscription, 'recurring' | 'scheduledChange'>): boolean =>
  !recurring && scheduledChange === null;

/**
 * When a plan that is cancelled now would end; null is at once. A paused one gets back the time that was
 * paid for, from now on; of one that is past due nothing is left.
 */
export const endIfCancelled = (
  { state, periodEnd }: Pick<Subscription, 'state' | 'periodEnd'>,
  pause: Pick<PauseRecord, 'startDate'> | null,
  now: Instant,
): Instant | null => {
  if (state === 'pastDue' || periodEnd === null) return null;
  return state === 'paused' && pause ? now + Math.max(0, periodEnd - pause.startDate) : periodEnd;
};

/** Reasons to choose from when cancelling; each has a text under `plans.cancelReason`. */
export const cancellationReasons = [
  'leaving',
  'tooExpensive',
  'tooSlow',
  'unreliable',
  'otherProvider',
  'notNeeded',
  'other',
] as const;
export type CancellationReason = (typeof cancellationReasons)[number];
