import { isFree } from '../money/money';
import type { Instant } from '../time/instant';
import type { PauseRecord } from './pause';
import type { Subscription } from './subscription';

export type PlanAction = 'upgrade' | 'pause' | 'unpause' | 'cancel' | 'revive' | 'withdrawChange';

export type PlanFacts = {
  readonly subscription: Subscription;
  readonly paused: boolean;
  /** `cancelSubscriptionDisabled` of the public configuration. Rule SUB-8. */
  readonly cancelDisabled: boolean;
  readonly now: Instant;
};

/** The service has an end date that is not past. */
export const isEnding = (
  { serviceEndDate, state }: Pick<Subscription, 'serviceEndDate' | 'state'>,
  now: Instant,
): boolean => state !== 'ended' && (serviceEndDate ?? now) > now;

/** A plan that does not renew also has an end, but was not cancelled. */
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

/** Whether the user can do this with the plan now. The server decides. */
export const canDo = (action: PlanAction, facts: PlanFacts): boolean => rules[action](facts);

/** Rules SUB-6 and SUB-7. */
export const cancelKind = ({ contract }: Pick<Subscription, 'contract'>) =>
  contract ? 'contract' : 'periodEnd';

/** The plan does not renew, and no other plan follows it. Rule SUB-12. */
export const endsWithoutRenewal = ({
  recurring,
  scheduledChange,
}: Pick<Subscription, 'recurring' | 'scheduledChange'>): boolean =>
  !recurring && scheduledChange === null;

/**
 * The end of the service if the user cancels now; null means at once (SUB-9). A paused plan gets
 * back the paid time from now on.
 */
export const endIfCancelled = (
  { state, periodEnd }: Pick<Subscription, 'state' | 'periodEnd'>,
  pause: Pick<PauseRecord, 'startDate'> | null,
  now: Instant,
): Instant | null => {
  if (state === 'pastDue' || periodEnd === null) return null;
  return state === 'paused' && pause ? now + Math.max(0, periodEnd - pause.startDate) : periodEnd;
};

/** The reasons for cancelling. Each has a text under `cancel.reason` in the portal's plan texts. */
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
