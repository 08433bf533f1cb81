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
  | { readonly kind: 'open' }
  | { readonly kind: 'ended'; readonly at: Instant };

type Facts = Pick<Dashboard, 'serviceEndDate' | 'serviceEndTime' | 'nextPaymentDate'> & {
  readonly subscription: Pick<
    Subscription,
    'periodEnd' | 'recurring' | 'scheduledChange' | 'serviceEndDate'
  > | null;
};

/** The end of the service, else the next renewal, else the end of the paid period. */
export const onlineUntil = (facts: Facts, now: Instant): Online => {
  const { subscription, nextPaymentDate } = facts;
  const end =
    serviceEndsAt(facts) ??
    subscription?.serviceEndDate ??
    (subscription && endsWithoutRenewal(subscription) ? subscription.periodEnd : null);
  if (end !== null) return { kind: end > now ? 'until' : 'ended', at: end };
  const renewal = nextPaymentDate ?? subscription?.periodEnd ?? null;
  return renewal === null ? { kind: 'open' } : { kind: 'renews', at: renewal };
};
