import { couponPeriodsLabel, discountLabel, type Coupon, type Plan } from '@foyer/domain';
import { useList } from '~/shared/i18n/useList';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMessage } from '~/shared/i18n/useMessage';

/** A coupon in a few words: its discount and, for a plan that renews, its duration. */
export const useCouponSummary = () => {
  const { language } = useTranslation();
  const list = useList();
  const message = useMessage();
  return (coupon: Coupon, plan?: Pick<Plan, 'recurring'>): string =>
    list.facts([
      message(discountLabel(coupon, language)),
      plan?.recurring === false ? null : message(couponPeriodsLabel(coupon)),
    ]);
};
