import { useTranslation } from 'react-i18next';
import { formatLocale } from '~/shared/i18n/formatLocale';

/** Formats a measured speed: a whole number from ten on, one decimal below. */
export const useSpeedNumber = () => {
  const { i18n } = useTranslation();
  const locale = formatLocale(i18n.language);
  return (value: number): string =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
};
