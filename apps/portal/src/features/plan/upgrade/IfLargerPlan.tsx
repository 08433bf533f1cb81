import type { ReactElement } from 'react';
import { useCanDo } from '~/product/plans/useCanDo';
import { useArrivesTogether } from '~/shell/portal/sections/Together';
import { useGetDashboardQuery } from '~/session/api/portal.api';
import { useGetSubscriptionQuery, useGetUpgradePlansQuery } from '../plan.api';

interface IfLargerPlanProps {
  children: ReactElement;
  /** Shown instead, also while it is not known. */
  otherwise: ReactElement | null;
}

/** Content for a user whose plan can change to one with more device slots. Rules DEV-4 and PLAN-14. */
const IfLargerPlan = ({ children, otherwise }: IfLargerPlanProps) => {
  const can = useCanDo();
  const held = useGetSubscriptionQuery();
  const plan = held.data?.subscription ?? null;
  const id = plan && can('upgrade', plan) ? plan.id : null;
  const others = useGetUpgradePlansQuery({ id: id ?? '' }, { skip: id === null });
  const dashboard = useGetDashboardQuery();
  useArrivesTogether(!held.isLoading && !others.isLoading && !dashboard.isLoading);
  const slots = dashboard.data?.deviceSlots ?? 0;
  const larger = others.data?.some(({ deviceLimit }) => (deviceLimit ?? slots + 1) > slots);
  return id !== null && larger ? children : otherwise;
};

export default IfLargerPlan;
