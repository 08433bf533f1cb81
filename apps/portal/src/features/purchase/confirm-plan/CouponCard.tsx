import { couponFitsPlan, couponSaving } from '@foyer/domain';
import { Card } from '@foyer/ui-kit/core';
import { CouponField } from '@foyer/ui-kit/parts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '~/platform/errors/problemText';
import { useMoney } from '~/platform/money/useMoney';
import type { Purchase } from '../usePurchase';

/** The coupon, judged by the server. A refused one stays in the field with the reason below. */
export const CouponCard = ({ purchase }: { purchase: Purchase }) => {
  const { t } = useTranslation('purchase');
  const money = useMoney();
  const { plan, coupon, couponCode, couponQuery } = purchase;
  const [typed, setTyped] = useState(couponCode ?? '');
  if (!plan) return null;
  const problem = (): string | undefined => {
    if (coupon && !couponFitsPlan(coupon, plan)) return t('confirm.couponNotFor');
    const { error } = couponQuery;
    if (!couponCode || !error || couponQuery.isFetching) return undefined;
    if ('kind' in error && error.kind === 'http' && error.code === 'COUPON_INVALID')
      return error.message ?? t('confirm.couponInvalid');
    return 'kind' in error ? problemText(error, t) : t('confirm.couponInvalid');
  };
  const error = problem();
  const applied =
    coupon && !error
      ? {
          code: coupon.value,
          detail: t('confirm.couponSaves', {
            amount: money.text(couponSaving(plan.price, coupon)),
          }),
        }
      : undefined;
  return (
    <Card>
      <CouponField
        label={t('confirm.coupon')}
        value={typed}
        onChange={setTyped}
        onApply={(code) => purchase.choose({ coupon: code }, { replace: true })}
        applyLabel={t('confirm.couponApply')}
        onRemove={() => {
          setTyped('');
          purchase.choose({ coupon: null }, { replace: true });
        }}
        removeLabel={t('confirm.couponRemove')}
        busy={couponQuery.isFetching}
        busyLabel={t('confirm.couponBusy')}
        {...(error && { error })}
        {...(applied && { applied })}
      />
    </Card>
  );
};
