import { allPlans } from '@foyer/domain';
import { hasMore, type IfMoreProps } from '~/product/plans/hasMore';
import { useGetDashboardQuery } from '~/session/api/portal.api';
import { useAppSelector } from '~/session/store/hooks';
import { selectCapabilities } from '~/session/store/portalType';
import { useArrivesTogether } from '~/shell/portal/sections/Together';
import { useSoldPlans } from './useSoldPlans';

/** Content for a user to whom the plan page sells a plan or a boost that has more. Rules DEV-4 and NET-13. */
const IfShopHasMore = ({ more, children, otherwise }: IfMoreProps) => {
  const { sells } = useAppSelector(selectCapabilities);
  const { catalogue, sold } = useSoldPlans(sells === 'extras');
  const dashboard = useGetDashboardQuery();
  useArrivesTogether(!catalogue.isLoading && !dashboard.isLoading);
  const plans = sold ? allPlans(sold) : [];
  return hasMore(plans, more, dashboard.data?.deviceSlots ?? 0) ? children : otherwise;
};

export default IfShopHasMore;
