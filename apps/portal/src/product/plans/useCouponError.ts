import type { ApiError } from '@foyer/api-client';
import type { SerializedError } from '@reduxjs/toolkit';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { errorText } from '~/session/api/errorText';
import { useAbsentCall } from '~/session/api/useAbsentCall';

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
  if (!couponCode || !error || isFetching) return undefined;
  if ('code' in error && error.code === 'COUPON_INVALID')
    return error.message ?? t('coupon.invalid');
  return note(error) ? t('coupon.absent') : errorText(error, t);
};
