import { FALLBACK_LOCALE, supportedLocale } from '@foyer/domain';

/**
 * The locale that dates and amounts are written in: the device's own variant of the language in
 * force, so that an English page on a British phone says 9 December.
 */
export const formatLocale = (language: string): string => {
  const base = language.split('-')[0] ?? language;
  const own = navigator.languages.find((variant) => variant.split('-')[0] === base);
  if (own) return supportedLocale(own);
  return base === 'en' ? FALLBACK_LOCALE : supportedLocale(language);
};
