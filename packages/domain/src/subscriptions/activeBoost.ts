import { isFree } from '../money/money';
import type { Dashboard } from '../dashboard/dashboard';
import { capabilitiesOf } from '../portal-types/portalCapabilities';
import type { PortalType } from '../portal-types/portalType';
import type { Instant } from '../time/instant';
import { onlineUntil } from './serviceEndDate';

/** A paid extra that runs, and when it ends. */
export type ActiveBoost = { readonly title: string; readonly at: Instant };

/**
 * The extra that runs where access is included and goes on without it; null without one. Rules TYPE-6
 * and SUB-20.
 */
export const activeBoost = (
  dashboard: Pick<
    Dashboard,
    'subscription' | 'serviceEndDate' | 'serviceEndTime' | 'nextPaymentDate'
  >,
  portalType: PortalType,
  now: Instant,
): ActiveBoost | null => {
  const { subscription } = dashboard;
  const { sells } = capabilitiesOf(portalType);
  if (sells !== 'extras' || subscription?.state !== 'active') return null;
  if (subscription.recurring !== false || isFree(subscription.price)) return null;
  const online = onlineUntil({ ...dashboard, subscription }, now);
  return online.kind === 'until' ? { title: subscription.title, at: online.at } : null;
};
