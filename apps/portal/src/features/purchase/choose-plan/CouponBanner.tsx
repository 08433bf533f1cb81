import { Banner, Button } from '@foyer/ui-kit/core';
import { tagIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useCouponError } from '~/product/plans/useCouponError';
import { useCouponSummary } from '../useCouponSummary';
import type { Purchase } from '../usePurchase';

/** The coupon from a link: its discount, or why it does not apply. The user can remove it. */
export const CouponBanner = ({ purchase }: { purchase: Purchase }) => {
  const { t } = useTranslation('purchase');
  const words = useCouponSummary();
  const problem = useCouponError(purchase);
  const { coupon, couponCode, choose, onlyPlan } = purchase;
  if (!coupon && !problem) return null;
  return (
    <Banner
      tone={problem ? 'warning' : 'positive'}
      {...(!problem && { icon: tagIcon })}
      role="status"
      title={t('choose.coupon', { code: couponCode })}
      action={
        <Button
          variant="soft"
          size="small"
          onClick={() => choose({ coupon: null, plan: null }, { replace: true })}
        >
          {t(onlyPlan ? 'choose.allPlans' : 'confirm.couponRemove')}
        </Button>
      }
    >
      {problem ?? (coupon && words(coupon))}
    </Banner>
  );
};
