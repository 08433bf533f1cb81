import type { Period } from '@foyer/domain';
import { useTranslation } from 'react-i18next';

/** What a price is for, in running text: `a month`, `for 2 days`; empty for a plan without a period. */
export const usePeriod = () => {
  const { t } = useTranslation('common');
  return (period: Period | null): string =>
    period ? t(`plans.per.${period.magnitude}`, { count: period.amount }) : '';
};
