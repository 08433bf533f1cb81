import { DAY, FALLBACK_LOCALE, supportedLocale, type Instant } from '@foyer/domain';
import { isAmerican } from './i18n';

/** The digits that texts, card forms and codes are written in: a page has one kind of them. */
const DIGITS = '-u-nu-latn';

/**
 * The locale that dates and amounts are written in: the device's own variant of the current
 * language, so that an English page on a British phone says 9 December. English
 * is American at a site in the United States. Rule SITE-18.
 */
export const formatLocale = (language: string): string => {
  const base = language.split('-')[0] ?? language;
  if (base === 'en' && isAmerican()) return 'en-US';
  const own = navigator.languages.find((variant) => variant.split('-')[0] === base);
  const locale = own ?? (base === 'en' ? FALLBACK_LOCALE : language);
  return supportedLocale(locale + DIGITS);
};

const HALF_A_YEAR = 183 * DAY;

/** The year of a date that a reader would otherwise take for another: not this year's, or far away. */
export const yearOf = (at: Instant, now: number): Pick<Intl.DateTimeFormatOptions, 'year'> => {
  const isFar = Math.abs(at - now) > HALF_A_YEAR;
  const isOther = new Date(at).getFullYear() !== new Date(now).getFullYear();
  return isFar || isOther ? { year: 'numeric' } : {};
};
