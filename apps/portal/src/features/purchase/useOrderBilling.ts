import { isFree, ordersWithoutCard, priceToday, type PaymentWay } from '@foyer/domain';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { usePaymentWay } from '~/product/plans/usePaymentWay';
import { useAppSelector } from '~/session/store/hooks';
import type { Purchase } from './usePurchase';

/** How the order is paid for, and the sentence that says who bills it if that is done elsewhere. */
export const useOrderBilling = (): { way: PaymentWay; billedBy: string } => {
  const { t } = useTranslation('purchase');
  const site = useAppSelector((state) => state.site.info?.name ?? '');
  return { way: usePaymentWay(), billedBy: t('order.billed', { site }) };
};

/**
 * Whether no card is asked for: a button orders, or a coupon pays for a plan that doesn't renew and the card provider's form
 * asks for nothing. Rules BUY-19 and BUY-21.
 */
export const useAsksNoCard = (order: Pick<Purchase, 'plan' | 'coupon'>): boolean => {
  const engine = useAppSelector(({ site }) => site.info?.planEngine ?? 'unknown');
  const way = usePaymentWay();
  const today = priceToday(order);
  return (
    way !== 'card' ||
    ordersWithoutCard(engine, way, today) ||
    (isFree(today) && order.plan?.recurring === false)
  );
};
