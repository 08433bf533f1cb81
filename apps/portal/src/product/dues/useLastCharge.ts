import type { Invoice } from '@foyer/domain';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { usePaymentWay } from '~/product/plans/usePaymentWay';

/**
 * Says that a cancelled plan costs nothing more, or nothing but its dues. Null where that is not known: not every invoice
 * is, or it isn't us who charge. Rules LAW-7 and BUY-19.
 */
export const useLastCharge = () => {
  const { t } = useTranslation('dues');
  const isCharged = usePaymentWay() === 'card';
  return (dues: readonly Invoice[] | null): string | null =>
    isCharged && dues ? t(dues.length > 0 ? 'nothingElse' : 'nothing') : null;
};
