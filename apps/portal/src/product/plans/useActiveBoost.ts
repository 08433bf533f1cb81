import { activeBoost, capabilitiesOf, type ActiveBoost } from '@foyer/domain';
import { useGetActiveSubscriptionQuery, useGetDashboardQuery } from '~/session/api/portal.api';
import { now } from '~/session/storage/browserStores';
import { useAppSelector } from '~/session/store/hooks';
import { selectPortalType } from '~/session/store/portalType';

/**
 * The extra that the user, or a device without an account, has now: null without one, undefined while it is not known
 * yet. Rule SUB-20.
 */
export const useActiveBoost = (): ActiveBoost | null | undefined => {
  const portalType = useAppSelector(selectPortalType);
  const isLoggedIn = useAppSelector(({ session }) => session.isLoggedIn);
  const { hasAccounts, sells } = capabilitiesOf(portalType);
  const asksDashboard = isLoggedIn && sells === 'extras';
  const asksDevice = !isLoggedIn && !hasAccounts;
  const dashboard = useGetDashboardQuery(undefined, { skip: !asksDashboard });
  const device = useGetActiveSubscriptionQuery(undefined, { skip: !asksDevice });
  if (dashboard.isLoading || device.isLoading) return undefined;
  if (asksDashboard && dashboard.data) return activeBoost(dashboard.data, portalType, now());
  const { active, title, serviceEndDate: at } = (asksDevice && device.data) || {};
  // Access that is included has no plan.
  return active && title && at ? { title, at } : null;
};
