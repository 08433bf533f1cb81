import { useTranslation } from '~/shared/i18n/useTranslation';
import { formatLocale } from '~/shared/i18n/formatLocale';

/** Formats a measured speed: a whole number from ten on, one decimal below. */
export const useSpeedNumber = () => {
  const { language } = useTranslation();
  const locale = formatLocale(language);
  return (value: number): string =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
};
