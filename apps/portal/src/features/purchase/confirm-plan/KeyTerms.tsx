import { couponPeriodsLabel, isFree, planPeriod, priceToday, appliedCoupon } from '@foyer/domain';
import { Text } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMessage } from '~/shared/i18n/useMessage';
import { useMoney } from '~/shared/money/useMoney';
import { usePeriod } from '~/shared/money/usePeriod';
import type { Purchase } from '../usePurchase';
import { useOrderBilling } from '../useOrderBilling';

/** The payments and the minimum term, in a sentence or two below the button. */
export const KeyTerms = ({ purchase }: { purchase: Purchase }) => {
  const { t } = useTranslation('purchase');
  const money = useMoney();
  const per = usePeriod();
  const message = useMessage();
  const { way, billedBy } = useOrderBilling();
  const { plan } = purchase;
  if (!plan || isFree(plan.price)) return null;
  const price = money.text(plan.price);
  const period = per(planPeriod(plan), plan);
  const coupon = appliedCoupon(purchase);
  const reduced = money.text(priceToday(purchase));
  const renews = way !== 'elsewhere' && plan.recurring && period !== '';
  const payments = (): string => {
    if (way === 'elsewhere') return billedBy;
    if (plan.recurring === null || (plan.recurring && !period)) return '';
    if (!plan.recurring) return t('confirm.once');
    if (!coupon || coupon.validForNumberOfPeriods === null)
      return t('confirm.recurring', { price: reduced, period });
    const periods = message(couponPeriodsLabel(coupon));
    return t('confirm.recurringCoupon', { reduced, period, periods, price });
  };
  return (
    <Text size="xs" tone="quiet">
      {payments()} {renews && !plan.contract && t('confirm.anyTime')}
      {plan.contractMonths ? t('confirm.contract', { count: plan.contractMonths }) : ''}
    </Text>
  );
};
