import { dashboardOffers } from '@foyer/domain';
import { useGetDashboardQuery } from '~/session/api/portal.api';
import { useAppSelector } from '~/session/store/hooks';

/** Whether the site has personal networks and the user's plan does not leave its own out. Rule SITE-12. */
export const useHasOwnNetwork = (): boolean => {
  const isAtSite = useAppSelector(({ site }) => site.info?.features.homeNetworking ?? false);
  const { data: dashboard } = useGetDashboardQuery(undefined, { skip: !isAtSite });
  return isAtSite && (!dashboard || dashboardOffers(dashboard, 'home_networking'));
};
