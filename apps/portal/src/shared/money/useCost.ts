import type { Money, Period, Plan } from '@foyer/domain';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from './useMoney';

/**
 * What a plan costs, in words: `£25.00 a month` for a plan that renews, `£4.00 for 2 days` for one
 * that does not or where nobody knows, `£4.00` without a period.
 */
export const useCost = () => {
  const { t } = useTranslation('common');
  const money = useMoney();
  return (amount: Money, period: Period | null, { recurring }: Pick<Plan, 'recurring'>): string => {
    const price = money.text(amount);
    if (!period) return price;
    const { magnitude, amount: count } = period;
    return recurring
      ? t(`plans.cost.${magnitude}`, { price, count })
      : t('plans.costOnce', { price, period: t(`plans.period.${magnitude}`, { count }) });
  };
};
