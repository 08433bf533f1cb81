/** What is used when a device names a locale that `Intl` refuses, as some televisions do (`en_GB@posix`). */
export const FALLBACK_LOCALE = 'en-GB';

/** The same locale if `Intl` takes it, otherwise the fallback; never throws. */
export const supportedLocale = (locale: string): string => {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? FALLBACK_LOCALE;
  } catch {
    return FALLBACK_LOCALE;
  }
};
