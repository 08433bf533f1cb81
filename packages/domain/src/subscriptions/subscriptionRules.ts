import { isFree } from '../money/money';
import type { Instant } from '../time/instant';
import type { PauseRecord } from './pause';
import type { Subscription, SubscriptionState } from './subscription';

export type PlanAction =
  | 'upgrade'
  | 'extend'
  | 'pause'
  | 'unpause'
  | 'cancel'
  | 'revive'
  | 'dropChange';

export type PlanFacts = {
  readonly subscription: Subscription;
  readonly paused: boolean;
  /** `cancelSubscriptionDisabled` of the public configuration. Rule SUB-8. */
  readonly cancelDisabled: boolean;
  /** No plan renews at a closed site. Rule SUB-21. */
  readonly siteClosed: boolean;
  readonly now: Instant;
};

/** Cancelled already, even where the state says something that comes first. */
const wasCancelled = ({ state, cancelled }: Pick<Subscription, 'cancelled' | 'state'>): boolean =>
  state === 'cancelled' || (cancelled && (state === 'pastDue' || state === 'paused'));

/** Cancelled, and not known to be over. The state decides, not a date beside it. Rule SUB-17. */
export const isCancelled = (
  subscription: Pick<Subscription, 'cancelled' | 'serviceEndDate' | 'state'>,
  now: Instant,
): boolean =>
  wasCancelled(subscription) &&
  (subscription.serviceEndDate === null || subscription.serviceEndDate > now);

/** A change that was booked before no longer follows. Rule SUB-17. */
const isOver = (state: SubscriptionState): boolean => state === 'cancelled' || state === 'ended';

/** A plan in a state that the portal does not know may cost money, so it can be cancelled. */
const cancellable: readonly SubscriptionState[] = ['active', 'pastDue', 'paused', 'unknown'];

const rules: Readonly<Record<PlanAction, (facts: PlanFacts) => boolean>> = {
  upgrade: ({ subscription, paused }) => subscription.state === 'active' && !paused,
  extend: ({ subscription }) =>
    subscription.state === 'active' &&
    endsWithoutRenewal(subscription) &&
    !isFree(subscription.price),
  pause: ({ subscription, paused }) =>
    subscription.state === 'active' &&
    subscription.recurring === true &&
    !isFree(subscription.price) &&
    !paused,
  unpause: ({ paused }) => paused,
  cancel: ({ subscription, cancelDisabled }) =>
    cancellable.includes(subscription.state) &&
    !wasCancelled(subscription) &&
    subscription.recurring !== false &&
    !cancelDisabled,
  revive: ({ subscription, now, siteClosed }) => isCancelled(subscription, now) && !siteClosed,
  dropChange: ({ subscription, now }) =>
    !isOver(subscription.state) &&
    subscription.scheduledChange !== null &&
    // A booked plan whose first payment fails begins once it is paid. Rule SUB-12.
    (subscription.state === 'pastDue' || (subscription.scheduledChange.at ?? Infinity) > now),
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
  recurring === false && scheduledChange === null;

/**
 * The end of the service if the user cancels now: at once (SUB-9), or null if it is not known. A
 * paused plan gets back the paid time from now on.
 */
export const endIfCancelled = (
  { state, price, periodEnd }: Pick<Subscription, 'state' | 'price' | 'periodEnd'>,
  pause: Pick<PauseRecord, 'startDate'> | null,
  now: Instant,
): Instant | 'atOnce' | null => {
  if (state === 'pastDue') return 'atOnce';
  // A free plan has no period, so it ends at once.
  if (periodEnd === null) return isFree(price) ? 'atOnce' : null;
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
