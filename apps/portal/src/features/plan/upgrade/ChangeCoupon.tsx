import type { UpgradeInfo } from '@foyer/domain';
import { Button, Stack } from '@foyer/ui-kit/core';
import { CouponField } from '@foyer/ui-kit/parts';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useValidateCouponQuery } from '~/product/plans/coupon.api';
import { useAbsentCall } from '~/session/api/useAbsentCall';
import { useCouponError } from '~/product/plans/useCouponError';
import type { Upgrade } from './useUpgrade';

interface ChangeCouponProps {
  upgrade: Upgrade;
  /** The preview for this coupon; undefined while it loads. */
  info: UpgradeInfo | undefined;
  isChecking: boolean;
}

/**
 * The coupon field, checked by the preview. A refused coupon stays in the field with the reason
 * below. Rule SUB-14.
 */
export const ChangeCoupon = ({ upgrade, info, isChecking }: ChangeCouponProps) => {
  const { t } = useTranslation('plan');
  const { coupon, couponPlan, hiddenPlan, plan, choose } = upgrade;
  const { isAbsent } = useAbsentCall('validateCoupon');
  const [typed, setTyped] = useState(coupon ?? '');
  const judged = coupon !== null && !isChecking ? info : undefined;
  const refused = useRefusal(judged?.isCouponValid === false ? coupon : null);
  const remove = (): void => {
    setTyped('');
    // A plan that only the coupon opens goes with it.
    const opened = plan === hiddenPlan ? { plan: null, step: null } : {};
    choose({ coupon: null, ...opened }, { replace: true });
  };
  if (isAbsent && coupon === null) return null;
  return (
    <Stack gap={12}>
      <CouponField
        label={t('check.coupon')}
        value={typed}
        onChange={setTyped}
        onApply={(code) => choose({ coupon: code }, { replace: true })}
        applyLabel={t('check.couponApply')}
        onRemove={remove}
        removeLabel={t('check.couponRemove')}
        busy={coupon !== null && isChecking}
        busyLabel={t('check.couponBusy')}
        {...(refused && { error: refused })}
        {...(coupon !== null &&
          judged?.isCouponValid && {
            applied: {
              code: coupon,
              detail: t(judged.couponApplied ? 'check.couponApplied' : 'check.couponTakesNothing'),
            },
          })}
      />
      {refused && couponPlan && couponPlan.priceId !== plan?.priceId && (
        <Button
          variant="soft"
          size="small"
          onClick={() => choose({ plan: couponPlan.priceId }, { replace: true })}
        >
          {t('check.couponSwitch', { plan: couponPlan.title })}
        </Button>
      )}
    </Stack>
  );
};

/** Why a refused coupon does not fit the change; the preview says only that it does not. */
const useRefusal = (coupon: string | null): string | undefined => {
  const { t } = useTranslation('plans');
  const couponQuery = useValidateCouponQuery(coupon === null ? skipToken : { code: coupon });
  const error = useCouponError({ couponCode: coupon, couponQuery });
  if (coupon === null || couponQuery.isFetching) return undefined;
  // The coupon itself is good, so it is the plan that it is not for.
  return error ?? t('coupon.notFor');
};
