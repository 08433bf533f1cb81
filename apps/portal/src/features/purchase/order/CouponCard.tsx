import { couponSaving, appliedCoupon } from '@foyer/domain';
import { Button, Card, Stack } from '@foyer/ui-kit/core';
import { CouponField } from '@foyer/ui-kit/parts';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';
import { useAbsentCall } from '~/session/api/useAbsentCall';
import { useCouponError } from '~/product/plans/useCouponError';
import type { Purchase } from '../usePurchase';
import type { TypedCoupon } from './useTypedCoupon';

/**
 * The coupon field, checked by the server. A refused coupon stays in the field with the reason
 * below.
 */
export const CouponCard = ({ purchase, typed }: { purchase: Purchase; typed: TypedCoupon }) => {
  const { t } = useTranslation('purchase');
  const money = useMoney();
  const { isAbsent } = useAbsentCall('validateCoupon');
  const refused = useCouponError(purchase);
  const { plan, coupon, couponCode, couponQuery, onlyPlan } = purchase;
  if (!plan || (isAbsent && !couponCode)) return null;
  const used = appliedCoupon({ plan, coupon });
  const error = typed.error ?? (coupon && !used ? t('plans:coupon.notFor') : refused);
  const applied = used
    ? {
        code: used.value,
        detail: t('confirm.couponSaves', { amount: money.text(couponSaving(plan.price, used)) }),
      }
    : undefined;
  return (
    <Card>
      <Stack gap={12}>
        <CouponField
          label={t('confirm.coupon')}
          id={typed.id}
          value={typed.value}
          onChange={typed.onChange}
          onApply={(code) => purchase.choose({ coupon: code }, { replace: true })}
          applyLabel={t('confirm.couponApply')}
          onRemove={() => {
            typed.onChange('');
            purchase.choose({ coupon: null }, { replace: true });
          }}
          removeLabel={t('confirm.couponRemove')}
          busy={couponQuery.isFetching}
          busyLabel={t('confirm.couponBusy')}
          {...(error && { error })}
          {...(applied && { applied })}
        />
        {coupon && !used && onlyPlan && (
          <Button
            variant="soft"
            size="small"
            onClick={() => purchase.choose({ plan: onlyPlan.priceId }, { replace: true })}
          >
            {t('confirm.couponSwitch', { plan: onlyPlan.title })}
          </Button>
        )}
      </Stack>
    </Card>
  );
};
