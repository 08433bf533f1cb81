import type { PaymentWay } from '@foyer/domain';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { usePaymentWay } from '~/product/plans/usePaymentWay';
import { useAppSelector } from '~/session/store/hooks';

/** How the order is paid for, and the sentence that says who bills it if that is done elsewhere. */
export const useOrderBilling = (): { way: PaymentWay; billedBy: string } => {
  const { t } = useTranslation('purchase');
  const site = useAppSelector((state) => state.site.info?.name ?? '');
  return { way: usePaymentWay(), billedBy: t('order.billed', { site }) };
};
