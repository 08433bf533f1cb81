import type { Account } from '../account/account';
import { isPayable } from '../billing/invoiceRules';
import type { Dashboard } from '../dashboard/dashboard';
import type { Money } from '../money/money';
import type { PortalType } from '../portal-types/portalType';
import { capabilitiesOf } from '../portal-types/capabilities';
import type { Instant } from '../time/instant';
import { onlineUntil } from './serviceEnd';
import { isEnding } from './subscriptionRules';

/** "Online until …", or what to do about it: the first thing that the logged-in portal says. */
export type AccessStatus =
  /** Paid, and being set up. */
  | { readonly kind: 'settingUp' }
  /** Access rests. */
  | { readonly kind: 'paused' }
  /** Access goes on for now, but a payment has failed. */
  | { readonly kind: 'pastDue'; readonly amount: Money | null }
  /** Cancelled: access stays until then, and can be kept. */
  | { readonly kind: 'ending'; readonly at: Instant }
  /** Ends by itself. */
  | { readonly kind: 'until'; readonly at: Instant }
  | { readonly kind: 'renews'; readonly at: Instant }
  /** As long as one likes. */
  | { readonly kind: 'open' }
  /** Access comes with the place: no plan is behind it. */
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

/** What tops the page that `/portal` leads to. */
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

/** Residents have theirs by agreement; where registering gives access, the account says so. */
const isIncluded = (portalType: PortalType, { hasActiveSubscription }: Facts['user']): boolean =>
  hasActiveSubscription || capabilitiesOf(portalType).payer === 'resident';

const dueOf = ({ lastInvoice }: Facts['user']): Money | null =>
  lastInvoice && isPayable(lastInvoice) ? lastInvoice.amount : null;
