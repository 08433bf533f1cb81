import { hasPaymentMethodCall, type PaymentMethod } from '@foyer/domain';
import { useGetDashboardQuery, useGetPaymentMethodQuery } from '~/session/api/portal.api';
import { useAppSelector } from '~/session/store/hooks';

/**
 * The query of the card that pays, whose data is null if none is kept. A dashboard may leave the card
 * out or fail, so the card that it does not name is asked for where there is a call for it. Rules BILL-6
 * and BILL-15.
 */
export const useKeptCardQuery = () => {
  const engine = useAppSelector(({ site }) => site.info?.planEngine ?? 'unknown');
  const dashboard = useGetDashboardQuery();
  const named = dashboard.data?.paymentMethod;
  const isUnnamed = named === null || (named === undefined && dashboard.isError);
  const asks = isUnnamed && hasPaymentMethodCall(engine);
  const asked = useGetPaymentMethodQuery(undefined, { skip: !asks });
  const { isError, isFetching, refetch } = asks ? asked : dashboard;
  return { data: asks ? asked.data : named, isError, isFetching, refetch };
};

/** The card that pays; null if none is kept, undefined while that is not known. */
export const useKeptCard = (): PaymentMethod | null | undefined => useKeptCardQuery().data;
