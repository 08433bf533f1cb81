import type { Period, Plan } from '@foyer/domain';
import { useTranslation } from 'react-i18next';

/**
 * What a price is for, in running text: `a month` where it is asked for again and again, `for 2 days`
 * where it is paid once; empty for a plan without a period.
 */
export const usePeriod = () => {
  const { t } = useTranslation('common');
  return (period: Period | null, { recurring }: Pick<Plan, 'recurring'>): string => {
    if (!period) return '';
    const { magnitude, amount } = period;
    if (recurring) return t(`plans.per.${magnitude}`, { count: amount });
    return t('plans.once', { period: t(`plans.period.${magnitude}`, { count: amount }) });
  };
};
