import { couponPeriodsLabel, discountLabel, type Coupon } from '@foyer/domain';
import { useTranslation } from 'react-i18next';
import { useMessage } from '~/shared/i18n/useMessage';

/** A coupon in a few words: its discount and its duration. */
export const useCouponSummary = () => {
  const { t, i18n } = useTranslation('common');
  const message = useMessage();
  return (coupon: Coupon): string =>
    [message(discountLabel(coupon, i18n.language)), message(couponPeriodsLabel(coupon))].join(
      t('comma'),
    );
};
