import type { Invoice } from '@foyer/domain';
import { useDate } from '~/shared/i18n/useDate';

/** What time an invoice is for: `9 Nov – 9 Dec 2026`, or the one day that it has. */
export const useInvoicePeriod = () => {
  const date = useDate();
  return ({ periodStart, periodEnd, dueDate }: Invoice): string => {
    if (periodStart !== null && periodEnd !== null && periodStart < periodEnd)
      return date.span(periodStart, periodEnd);
    const day = periodEnd ?? periodStart ?? dueDate;
    return day === null ? '' : date.short(day);
  };
};
