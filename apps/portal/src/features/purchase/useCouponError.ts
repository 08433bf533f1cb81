import { useTranslation } from 'react-i18next';
import { errorText } from '~/session/api/errorText';
import type { Purchase } from './usePurchase';

/** Why the server has refused the coupon; undefined while it is checked, or when it is valid. */
export const useCouponError = ({ couponCode, couponQuery }: Purchase): string | undefined => {
  const { t } = useTranslation('purchase');
  const { error, isFetching } = couponQuery;
  if (!couponCode || !error || isFetching) return undefined;
  if ('code' in error && error.code === 'COUPON_INVALID')
    return error.message ?? t('confirm.couponInvalid');
  return errorText(error, t);
};
