import { skipToken } from '@reduxjs/toolkit/query';
import { buysExtras, needsPayment, type Order } from '@foyer/domain';
import { useGetDashboardQuery } from '~/session/api/portal.api';
import { selectHasFreeAccess } from '~/session/guards/selectRouteFacts';
import { useAppSelector } from '~/session/store/hooks';
import { selectPortalType } from '~/session/store/portalType';

interface Held {
  active: boolean;
  priceId: string | null;
}

/**
 * Whether a purchase on the INTERNAL engine is paid. A person with free access may hold a plan that costs nothing, which
 * is as active before the payment. So their order decides, and without one a plan that costs something: the dashboard names
 * the price of a hidden plan too. Rule BUY-13.
 */
export const useIsPaidInternal = (
  held: Held | undefined,
  order: { data?: Order | null; isError: boolean },
  pollingInterval: number,
): boolean => {
  const hasFreeAccess = useAppSelector(selectHasFreeAccess);
  const portalType = useAppSelector(selectPortalType);
  const hasNoOrder = order.data === null || (order.isError && !order.data);
  const asksPrice = held?.active && held.priceId !== null && hasFreeAccess && hasNoOrder;
  const { data: dashboard } = useGetDashboardQuery(asksPrice ? undefined : skipToken, {
    pollingInterval,
    refetchOnMountOrArgChange: true,
  });
  if (hasFreeAccess && !hasNoOrder) return order.data?.state === 'paid';
  if (!held?.active) return false;
  if (hasFreeAccess) {
    const plan = dashboard?.subscription;
    return plan?.priceId === held.priceId && needsPayment(plan);
  }
  // Where access is included, only a price shows that the person bought a plan.
  return !buysExtras(portalType) || held.priceId !== null;
};
