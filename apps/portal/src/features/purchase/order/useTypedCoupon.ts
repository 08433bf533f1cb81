import { useId, useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import type { Purchase } from '../usePurchase';

/** The code in the coupon field, which the person may type and forget to apply. */
export const useTypedCoupon = ({ couponCode }: Pick<Purchase, 'couponCode'>) => {
  const { t } = useTranslation('purchase');
  const id = useId();
  const [value, setValue] = useState(couponCode ?? '');
  const [wasLeft, setLeft] = useState(false);
  const isLeft = value.trim() !== '' && value.trim() !== couponCode;
  return {
    id,
    value,
    onChange: (code: string): void => {
      setValue(code);
      setLeft(false);
    },
    error: wasLeft && isLeft ? t('confirm.couponLeft') : null,
    /** Refuses a code that waits to be applied, and moves the focus to it. */
    check: (): boolean => {
      setLeft(isLeft);
      if (isLeft) document.getElementById(id)?.focus();
      return !isLeft;
    },
  };
};

export type TypedCoupon = ReturnType<typeof useTypedCoupon>;
