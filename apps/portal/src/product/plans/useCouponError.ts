import type { ApiError } from '@foyer/api-client';
import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { errorText } from '~/session/api/errorText';
import { isAbsentCall, useAbsentCall } from '~/session/api/useAbsentCall';

interface CouponCheck {
  couponCode: string | null;
  couponQuery: {
    error?: ApiError | SerializedError | undefined;
    isFetching: boolean;
  };
}

/** Why the server has refused the coupon; undefined while it is checked, or when it is valid. */
export const useCouponError = ({ couponCode, couponQuery }: CouponCheck): string | undefined => {
  const { t } = useTranslation('plans');
  const { note } = useAbsentCall('validateCoupon');
  const { error, isFetching } = couponQuery;
  useEffect(() => note(error), [note, error]);
  if (!couponCode || !error || isFetching) return undefined;
  if ('code' in error && error.code === 'COUPON_INVALID')
    return error.message ?? t('coupon.invalid');
  return isAbsentCall(error) ? t('coupon.absent') : errorText(error, t);
};
