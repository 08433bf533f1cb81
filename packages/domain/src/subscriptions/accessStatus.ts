import type { Account } from '../account/account';
import { isPayable } from '../billing/isPayable';
import type { Order } from '../billing/order';
import type { Dashboard } from '../dashboard/dashboard';
import type { Money } from '../money/money';
import type { PortalType } from '../portal-types/portalType';
import { capabilitiesOf } from '../portal-types/portalCapabilities';
import type { Instant } from '../time/instant';
import { activeBoost, type ActiveBoost } from './activeBoost';
import { onlineUntil } from './serviceEndDate';
import { isCancelled } from './subscriptionRules';

/** The answer to "How long am I online?" at the top of the logged-in portal. */
export type AccessStatus =
  /** Not active yet. Rule BUY-8. */
  | { readonly kind: 'settingUp' }
  /** Ordered, but no payment was confirmed, or the bank decides about it. Rule BUY-20. */
  | { readonly kind: 'ordered'; readonly order: Order }
  | { readonly kind: 'paused' }
  /** Access continues, but a payment has failed. `amount` is due. */
  | { readonly kind: 'pastDue'; readonly amount: Money | null }
  /** Cancelled; access stays until then, null if not known, and the plan can be revived. */
  | { readonly kind: 'ending'; readonly at: Instant | null }
  /** Ends then without being cancelled. */
  | { readonly kind: 'until'; readonly at: Instant }
  | { readonly kind: 'renews'; readonly at: Instant }
  /** Another plan, which was booked, follows then. */
  | { readonly kind: 'changes'; readonly at: Instant }
  /** A booked pause begins then, before anything else happens. Rule SUB-24. */
  | { readonly kind: 'pausing'; readonly at: Instant }
  /** No end is known. */
  | { readonly kind: 'open' }
  /** Access is included, and a paid extra runs until then. Rule SUB-20. */
  | ({ readonly kind: 'boosted' } & ActiveBoost)
  /** Access without a plan. */
  | { readonly kind: 'included' }
  | { readonly kind: 'none' };

type Facts = {
  readonly dashboard: Pick<
    Dashboard,
    | 'subscription'
    | 'subscriptionId'
    | 'serviceEndDate'
    | 'serviceEndTime'
    | 'nextPaymentDate'
    | 'pauseStart'
  >;
  readonly user: Pick<Account['siteUser'], 'paused' | 'hasActiveSubscription' | 'lastInvoice'>;
  readonly portalType: PortalType;
  /** A closed site revives no plan. Rule SUB-21. */
  readonly siteClosed: boolean;
  /** The order that the backend keeps; null without one, or while it is unknown. */
  readonly order: Order | null;
  readonly now: Instant;
};

/** Whether an order that was never paid may explain this status. */
export const mayBeOrdered = ({ kind }: AccessStatus): boolean =>
  kind === 'none' || kind === 'settingUp';

export const accessStatus = (facts: Facts): AccessStatus => {
  const status = statusOfPlan(facts);
  const { order } = facts;
  const isOpen = order?.state === 'unpaid' || order?.state === 'processing';
  return order && isOpen && mayBeOrdered(status) ? { kind: 'ordered', order } : status;
};

const statusOfPlan = ({ dashboard, user, portalType, siteClosed, now }: Facts): AccessStatus => {
  const { subscription } = dashboard;
  if (user.paused || subscription?.state === 'paused') return { kind: 'paused' };
  if (subscription === null || subscription.state === 'ended')
    return { kind: withoutPlan(dashboard, user, portalType) };
  if (subscription.state === 'pending') return { kind: 'settingUp' };
  if (subscription.state === 'pastDue') return { kind: 'pastDue', amount: dueOf(user) };
  const boost = activeBoost(dashboard, portalType, now);
  if (boost) return { kind: 'boosted', ...boost };
  const online = onlineUntil({ ...dashboard, subscription }, now);
  if (online.kind === 'ended') return { kind: 'none' };
  if (isCancelled(subscription, now) && !siteClosed)
    return { kind: 'ending', at: online.kind === 'until' ? online.at : null };
  const pause = dashboard.pauseStart ?? 0;
  const isFirst = pause > now && (online.kind === 'open' || pause < online.at);
  return isFirst ? { kind: 'pausing', at: pause } : online;
};

/**
 * Access that the venue gives, or that the answers do not explain, or none. Where a
 * contract or the venue pays, access may have no plan; where visitors pay, it comes from a plan that the dashboard
 * does not describe. Rule SUB-16.
 */
const withoutPlan = (
  { subscription, subscriptionId }: Facts['dashboard'],
  { hasActiveSubscription }: Facts['user'],
  portalType: PortalType,
): 'included' | 'open' | 'none' => {
  const access = accessWithoutPlan(hasActiveSubscription, portalType);
  return access === 'none' && subscriptionId !== null && subscription === null ? 'open' : access;
};

/** What access is without a plan; every page says the same. Rule SUB-16. */
export const accessWithoutPlan = (
  hasAccess: boolean,
  portalType: PortalType,
): 'included' | 'open' | 'none' => {
  const { payer, registeringGivesAccess } = capabilitiesOf(portalType);
  if (!hasAccess) return 'none';
  return payer === 'visitor' && !registeringGivesAccess ? 'open' : 'included';
};

const dueOf = ({ lastInvoice }: Facts['user']): Money | null =>
  lastInvoice && isPayable(lastInvoice) ? lastInvoice.amount : null;
