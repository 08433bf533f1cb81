import type { ReactElement } from 'react';
import { useCanDo } from '~/product/plans/useCanDo';
import { useArrivesTogether } from '~/shell/portal/sections/Together';
import { useGetSubscriptionQuery, useGetUpgradePlansQuery } from '../plan.api';

interface IfPlanCanChangeProps {
  children: ReactElement;
  /** Shown instead, also while it is not known. */
  otherwise: ReactElement | null;
}

/** Content for a user whose plan can change to another one. Rule PLAN-14. */
const IfPlanCanChange = ({ children, otherwise }: IfPlanCanChangeProps) => {
  const can = useCanDo();
  const held = useGetSubscriptionQuery();
  const plan = held.data?.subscription ?? null;
  const id = plan && can('upgrade', plan) ? plan.id : null;
  const others = useGetUpgradePlansQuery({ id: id ?? '' }, { skip: id === null });
  useArrivesTogether(!held.isLoading && !others.isLoading);
  return id !== null && others.data && others.data.length > 0 ? children : otherwise;
};

export default IfPlanCanChange;
