import { couponPeriodsLabel, discountLabel, type Coupon } from '@foyer/domain';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMessage } from '~/shared/i18n/useMessage';

/** A coupon in a few words: its discount and its duration. */
export const useCouponSummary = () => {
  const { t, language } = useTranslation('common');
  const message = useMessage();
  return (coupon: Coupon): string =>
    [message(discountLabel(coupon, language)), message(couponPeriodsLabel(coupon))].join(
      t('comma'),
    );
};
