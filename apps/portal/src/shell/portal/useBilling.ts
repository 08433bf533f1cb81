import type { PaymentWay } from '@foyer/domain';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { usePaymentWay } from '~/product/plans/usePaymentWay';
import { useAppSelector } from '~/session/store/hooks';

/** How the plan is paid for, and the sentence that says who bills it if that is done elsewhere. */
export const useBilling = (): { way: PaymentWay; billedBy: string } => {
  const { t } = useTranslation('portal');
  const site = useAppSelector((state) => state.site.info?.name ?? '');
  return { way: usePaymentWay(), billedBy: t('billedElsewhere', { site }) };
};
