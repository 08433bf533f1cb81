import type { Dashboard } from '../dashboard/dashboard';
import { HOUR, type Instant, MINUTE, DAY } from '../time/instant';
import type { Subscription } from './subscription';
import { endsWithoutRenewal } from './subscriptionRules';

const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;

/**
 * The end of the service: its date, with the time of day (`HH:mm`, UTC) if there is one. Null
 * without an end.
 */
export const serviceEndsAt = ({
  serviceEndDate,
  serviceEndTime,
}: Pick<Dashboard, 'serviceEndDate' | 'serviceEndTime'>): Instant | null => {
  const [, hours, minutes] = CLOCK.exec(serviceEndTime ?? '') ?? [];
  if (serviceEndDate === null || hours === undefined) return serviceEndDate;
  const midnight = Math.floor(serviceEndDate / DAY) * DAY;
  return midnight + Number(hours) * HOUR + Number(minutes) * MINUTE;
};

export type Online =
  | { readonly kind: 'until'; readonly at: Instant }
  /** The plan renews then. */
  | { readonly kind: 'renews'; readonly at: Instant }
  /** Another plan, which was booked, follows then. */
  | { readonly kind: 'changes'; readonly at: Instant }
  | { readonly kind: 'open' }
  | { readonly kind: 'ended'; readonly at: Instant };

type Facts = Pick<Dashboard, 'serviceEndDate' | 'serviceEndTime' | 'nextPaymentDate'> & {
  readonly subscription: Pick<
    Subscription,
    'periodEnd' | 'recurring' | 'scheduledChange' | 'serviceEndDate' | 'state'
  > | null;
};

/**
 * The end of the service, else the booked change, else the next renewal. A plan that is active and renews
 * has no end, whatever date stands beside its state, and only such a plan renews. Rule SUB-17.
 */
export const onlineUntil = (facts: Facts, now: Instant): Online => {
  const { subscription, nextPaymentDate } = facts;
  const isActive = subscription?.state === 'active';
  const renews = isActive && subscription.recurring === true;
  const end = renews ? null : endOf(facts);
  if (end !== null) return { kind: end > now ? 'until' : 'ended', at: end };
  if (!isActive) return { kind: 'open' };
  const change = subscription.scheduledChange?.at ?? 0;
  if (change > now) return { kind: 'changes', at: change };
  const renewal = nextPaymentDate ?? subscription.periodEnd ?? 0;
  return renews && renewal > now ? { kind: 'renews', at: renewal } : { kind: 'open' };
};

const endOf = ({ subscription, ...dates }: Facts): Instant | null => {
  if (!subscription) return serviceEndsAt(dates);
  const { serviceEndDate, periodEnd, state } = subscription;
  const endsWithPeriod = state === 'cancelled' || endsWithoutRenewal(subscription);
  return serviceEndsAt(dates) ?? serviceEndDate ?? (endsWithPeriod ? periodEnd : null);
};
