import type { Invoice } from '@foyer/domain';
import { useDate } from '~/shared/i18n/useDate';

/** The period that an invoice bills: `9 Nov – 9 Dec 2026`, or its single date. */
export const useInvoicePeriod = () => {
  const date = useDate();
  return ({ periodStart, periodEnd, dueDate }: Invoice): string => {
    if (periodStart !== null && periodEnd !== null && periodStart < periodEnd)
      return date.span(periodStart, periodEnd);
    const day = periodEnd ?? periodStart ?? dueDate;
    return day === null ? '' : date.short(day);
  };
};
