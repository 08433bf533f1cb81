/** For a device that names a locale that `Intl` refuses, as some TVs do (`en_GB@posix`). */
export const FALLBACK_LOCALE = 'en-GB';

/** The same locale if `Intl` accepts it, otherwise the fallback. Never throws. */
export const supportedLocale = (locale: string): string => {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? FALLBACK_LOCALE;
  } catch {
    return FALLBACK_LOCALE;
  }
};
