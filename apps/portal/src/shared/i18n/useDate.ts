import { DAY, type Instant } from '@foyer/domain';
import { useTranslation } from './useTranslation';
import { formatLocale } from './formatLocale';

const HALF_A_YEAR = 183 * DAY;

/** The year of a date that a reader would otherwise take for another: not this year's, or far away. */
const yearOf = (at: Instant, now: number): Pick<Intl.DateTimeFormatOptions, 'year'> => {
  const isFar = Math.abs(at - now) > HALF_A_YEAR;
  const isOther = new Date(at).getFullYear() !== new Date(now).getFullYear();
  return isFar || isOther ? { year: 'numeric' } : {};
};

/** Dates as the current language writes them, in the device's time zone. */
export const useDate = () => {
  const { language } = useTranslation();
  const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(formatLocale(language), options);
  const write = (at: Instant, options: Intl.DateTimeFormatOptions): string =>
    format(options).format(at);
  return {
    /** `Wed 9 December`, with the year where it is not clear. */
    day: (at: Instant) =>
      write(at, { weekday: 'short', day: 'numeric', month: 'long', ...yearOf(at, Date.now()) }),
    /** `9 December 2026`. */
    full: (at: Instant) => write(at, { day: 'numeric', month: 'long', year: 'numeric' }),
    /** `9 December`, with the year where it is not clear. */
    dayOfMonth: (at: Instant) =>
      write(at, { day: 'numeric', month: 'long', ...yearOf(at, Date.now()) }),
    /** `9 Dec 2026`. */
    short: (at: Instant) => write(at, { day: 'numeric', month: 'short', year: 'numeric' }),
    /** `9 Nov – 9 Dec 2026`. */
    span: (from: Instant, to: Instant) =>
      format({ day: 'numeric', month: 'short', year: 'numeric' }).formatRange(from, to),
    /** `Tue 24 November, 02:00 – 03:00`; without an end `Tue 24 November, 02:00`. */
    hours: (from: Instant, to: Instant | null) =>
      format({
        weekday: 'short',
        day: 'numeric',
        month: 'long',
        hour: 'numeric',
        minute: '2-digit',
        ...yearOf(from, Date.now()),
      }).formatRange(from, to ?? from),
    /** `Nov`, of a month that begins in UTC. */
    month: (at: Instant) => write(at, { month: 'short', timeZone: 'UTC' }),
    /** `Wednesday`. */
    weekday: (at: Instant) => write(at, { weekday: 'long' }),
    /** `14:30`. */
    time: (at: Instant) => write(at, { hour: 'numeric', minute: '2-digit' }),
  };
};
