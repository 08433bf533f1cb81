import type { Instant } from '@foyer/domain';
import { useTranslation } from './useTranslation';
import { formatLocale, yearOf } from './formatLocale';

/** Dates as the current language writes them, in the device's time zone. */
export const useDate = () => {
  const { language } = useTranslation();
  const write = (at: Instant, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(formatLocale(language), options).format(at);
  return {
    /** `Wed 9 December`, with the year where it is not clear. */
    day: (at: Instant) =>
      write(at, { weekday: 'short', day: 'numeric', month: 'long', ...yearOf(at, Date.now()) }),
    /** `9 December 2026`. */
    full: (at: Instant) => write(at, { day: 'numeric', month: 'long', year: 'numeric' }),
    /** `9 December 2026 at 14:30`. */
    moment: (at: Instant) => write(at, { dateStyle: 'long', timeStyle: 'short' }),
    /** `9 December 2026`, of a day that is kept in UTC. */
    calendarDay: (at: Instant) =>
      write(at, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
    /** `9 December`, with the year where it is not clear. */
    dayOfMonth: (at: Instant) =>
      write(at, { day: 'numeric', month: 'long', ...yearOf(at, Date.now()) }),
    /** `9 Dec 2026`. */
    short: (at: Instant) => write(at, { day: 'numeric', month: 'short', year: 'numeric' }),
    /** `9 Nov – 9 Dec 2026`. */
    span: (from: Instant, to: Instant) =>
      new Intl.DateTimeFormat(formatLocale(language), {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
      }).formatRange(from, to),
    /** `Nov`, of a month that begins in UTC. */
    month: (at: Instant) => write(at, { month: 'short', timeZone: 'UTC' }),
    /** `Wednesday`. */
    weekday: (at: Instant) => write(at, { weekday: 'long' }),
    /** `14:30`, `04:09`, in American English `2:30 PM`. */
    time: (at: Instant) => write(at, { timeStyle: 'short' }),
  };
};
