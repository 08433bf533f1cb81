import { hasMore, type IfMoreProps } from '~/product/plans/hasMore';
import { useCanDo } from '~/product/plans/useCanDo';
import { useArrivesTogether } from '~/shell/portal/sections/Together';
import { useGetDashboardQuery } from '~/session/api/portal.api';
import { useGetSubscriptionQuery, useGetUpgradePlansQuery } from '../plan.api';

/** Content for a user whose plan can change to one that has more. Rules DEV-4, NET-13 and PLAN-14. */
const IfPlanWithMore = ({ more, children, otherwise }: IfMoreProps) => {
  const can = useCanDo();
  const query = useGetSubscriptionQuery();
  const plan = query.data?.subscription ?? null;
  const id = plan && can('upgrade', plan) ? plan.id : null;
  const others = useGetUpgradePlansQuery({ id: id ?? '' }, { skip: id === null });
  const dashboard = useGetDashboardQuery();
  useArrivesTogether(!query.isLoading && !others.isLoading && !dashboard.isLoading);
  const hasOne = hasMore(others.data ?? [], more, dashboard.data?.deviceSlots ?? 0);
  return id !== null && hasOne ? children : otherwise;
};

export default IfPlanWithMore;
