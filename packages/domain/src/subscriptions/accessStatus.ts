import type { Account } from '../account/account';
import { isPayable } from '../billing/invoiceRules';
import type { Dashboard } from '../dashboard/dashboard';
import type { Money } from '../money/money';
import type { PortalType } from '../portal-types/portalType';
import { capabilitiesOf } from '../portal-types/portalCapabilities';
import type { Instant } from '../time/instant';
import { onlineUntil } from './serviceEndDate';
import { isEnding } from './subscriptionRules';

/** The answer to "How long am I online?" at the top of the logged-in portal. */
export type AccessStatus =
  /** Paid, but not active yet. Rule BUY-8. */
  | { readonly kind: 'settingUp' }
  | { readonly kind: 'paused' }
  /** Access continues, but a payment has failed. `amount` is due. */
  | { readonly kind: 'pastDue'; readonly amount: Money | null }
  /** Cancelled; access stays until then, and the plan can be revived. */
  | { readonly kind: 'ending'; readonly at: Instant }
  /** Ends then without being cancelled. */
  | { readonly kind: 'until'; readonly at: Instant }
  | { readonly kind: 'renews'; readonly at: Instant }
  /** No end is known. */
  | { readonly kind: 'open' }
  /** Access without a plan. */
  | { readonly kind: 'included' }
  | { readonly kind: 'none' };

type Facts = {
  readonly dashboard: Pick<
    Dashboard,
    'subscription' | 'serviceEndDate' | 'serviceEndTime' | 'nextPaymentDate'
  >;
  readonly user: Pick<Account['siteUser'], 'paused' | 'hasActiveSubscription' | 'lastInvoice'>;
  readonly portalType: PortalType;
  readonly now: Instant;
};

export const accessStatus = ({ dashboard, user, portalType, now }: Facts): AccessStatus => {
  const { subscription } = dashboard;
  if (user.paused) return { kind: 'paused' };
  if (subscription === null || subscription.state === 'ended')
    return { kind: isIncluded(portalType, user) ? 'included' : 'none' };
  if (subscription.state === 'pending') return { kind: 'settingUp' };
  if (subscription.state === 'pastDue') return { kind: 'pastDue', amount: dueOf(user) };
  const online = onlineUntil({ ...dashboard, subscription }, now);
  if (online.kind === 'ended') return { kind: 'none' };
  return online.kind === 'until' && subscription.recurring && isEnding(subscription, now)
    ? { kind: 'ending', at: online.at }
    : online;
};

/** Residents have access by contract. Elsewhere the account says so. */
const isIncluded = (portalType: PortalType, { hasActiveSubscription }: Facts['user']): boolean =>
  hasActiveSubscription || capabilitiesOf(portalType).payer === 'resident';

const dueOf = ({ lastInvoice }: Facts['user']): Money | null =>
  lastInvoice && isPayable(lastInvoice) ? lastInvoice.amount : null;
