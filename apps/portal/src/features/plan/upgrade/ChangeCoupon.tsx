import type { UpgradeInfo } from '@foyer/domain';
import { CouponField } from '@foyer/ui-kit/parts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Upgrade } from './useUpgrade';

interface ChangeCouponProps {
  upgrade: Upgrade;
  /** The preview for this coupon; undefined while it loads. */
  info: UpgradeInfo | undefined;
  isChecking: boolean;
}

/**
 * The coupon field, checked by the preview. A refused coupon stays in the field with the reason
 * below.
 */
export const ChangeCoupon = ({ upgrade, info, isChecking }: ChangeCouponProps) => {
  const { t } = useTranslation('plan');
  const { coupon, choose } = upgrade;
  const [typed, setTyped] = useState(coupon ?? '');
  const isJudged = coupon !== null && info !== undefined && !isChecking;
  const remove = (): void => {
    setTyped('');
    choose({ coupon: null }, { replace: true });
  };
  return (
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
      {...(isJudged && !info.isCouponValid && { error: t('check.couponInvalid') })}
      {...(isJudged &&
        info.isCouponValid && { applied: { code: coupon, detail: t('check.couponApplied') } })}
    />
  );
};
