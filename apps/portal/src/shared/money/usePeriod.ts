import type { Period, Plan } from '@foyer/domain';
import { useTranslation } from '~/shared/i18n/useTranslation';

/**
 * The period that a price pays for: `a month` for a recurring plan, `for 2 days` for a one-off plan,
 * `2 days` where nobody knows which;
 * empty for a plan without a period.
 */
export const usePeriod = () => {
  const { t } = useTranslation('common');
  return (period: Period | null, { recurring }: Pick<Plan, 'recurring'>): string => {
    if (!period) return '';
    const { magnitude, amount } = period;
    if (recurring) return t(`plans.per.${magnitude}`, { count: amount });
    if (recurring === null) return t(`plans.period.${magnitude}`, { count: amount });
    return t('plans.once', { period: t(`plans.period.${magnitude}`, { count: amount }) });
  };
};
