import { hasPaymentMethodCall, type PaymentMethod } from '@foyer/domain';
import { useGetDashboardQuery, useGetPaymentMethodQuery } from '~/session/api/portal.api';
import { useAppSelector } from '~/session/store/hooks';

/**
 * The card that pays; null if none is kept, undefined while that is not known. The dashboard may leave
 * it out, so what it does not name is asked for where there is a call for it. Rules BILL-6 and BILL-15.
 */
export const useKeptCard = (): PaymentMethod | null | undefined => {
  const engine = useAppSelector(({ site }) => site.info?.planEngine ?? 'unknown');
  const named = useGetDashboardQuery().data?.paymentMethod;
  const asks = named === null && hasPaymentMethodCall(engine);
  const { data: asked } = useGetPaymentMethodQuery(undefined, { skip: !asks });
  return asks ? asked : named;
};
