import { paymentWay, type PaymentWay } from '@foyer/domain';
import { useAppSelector } from '~/session/store/hooks';

/** How paid plans are paid for here. Rule BUY-19. */
export const usePaymentWay = (): PaymentWay =>
  useAppSelector(({ site }) =>
    paymentWay(site.info?.planEngine ?? 'unknown', site.config?.stripeEnabled ?? null),
  );
