import { dataAmount, timeLeft, type Instant } from '@foyer/domain';
import { formatLocale } from '~/shared/i18n/formatLocale';
import { useTranslation } from '~/shared/i18n/useTranslation';

/** Writes data, times and numbers in the language of the page. */
export const useAmounts = () => {
  const { language } = useTranslation();
  const locale = formatLocale(language);
  const write = (value: number, options: Intl.NumberFormatOptions = {}): string =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: value < 10 ? 1 : 0, ...options }).format(
      value,
    );
  return {
    number: (value: number) => write(value),
    /** `1.2 GB`. */
    data: (bytes: number) => {
      const { value, unit } = dataAmount(bytes);
      return write(value, { style: 'unit', unit });
    },
    /** `3 days`, `5 hours`. */
    time: (left: number) => {
      const { count, unit } = timeLeft(left);
      return write(count, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 });
    },
    /** `Thu`, of a day that begins in UTC. */
    weekday: (at: Instant) =>
      new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(at),
    /** `Thu 26 November`, of a day that begins in UTC. */
    day: (at: Instant) =>
      new Intl.DateTimeFormat(locale, {
        weekday: 'short',
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      }).format(at),
  };
};
