import type { Subscription } from '@foyer/domain';
import { useMemo } from 'react';
import { useGetDashboardQuery } from '~/session/api/portal.api';
import { useGetBillingSubscriptionsQuery } from '../billing.api';

/**
 * What the dashboard says of the next payment. Where it names no plan, the plan that is billed says what
 * is known. Rule BILL-5.
 */
export const useNextPaymentQuery = () => {
  const query = useGetDashboardQuery();
  const { data: billed, isLoading } = useGetBillingSubscriptionsQuery();
  const dashboard = query.data;
  const data = useMemo(() => {
    if (!dashboard || dashboard.subscription) return dashboard;
    return isLoading ? undefined : { ...dashboard, subscription: onlyHeld(billed ?? []) };
  }, [dashboard, billed, isLoading]);
  return { ...query, data };
};

/** Null for several: which of them is paid next is not known. */
const onlyHeld = (subscriptions: readonly Subscription[]): Subscription | null => {
  const held = subscriptions.filter(({ state }) => state !== 'ended');
  return held.length === 1 ? (held[0] ?? null) : null;
};
