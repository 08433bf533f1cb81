import { couponPeriodsLabel, discountLabel, type Coupon } from '@foyer/domain';
import { useList } from '~/shared/i18n/useList';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMessage } from '~/shared/i18n/useMessage';

/** A coupon in a few words: its discount and its duration. */
export const useCouponSummary = () => {
  const { language } = useTranslation();
  const list = useList();
  const message = useMessage();
  return (coupon: Coupon): string =>
    list.facts([message(discountLabel(coupon, language)), message(couponPeriodsLabel(coupon))]);
};
