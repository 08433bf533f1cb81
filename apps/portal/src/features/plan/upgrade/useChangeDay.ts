import { changeDay, type Instant, type Subscription, type UpgradeInfo } from '@foyer/domain';
import { useGetDashboardQuery } from '~/session/api/portal.api';

/** The day on which a change of this plan begins that waits; null for none, or where it is not known. */
export const useChangeDay = (
  info: UpgradeInfo | undefined,
  subscription: Subscription,
): Instant | null => {
  const { data: dashboard = null } = useGetDashboardQuery();
  return info ? changeDay(info, subscription, dashboard) : null;
};
