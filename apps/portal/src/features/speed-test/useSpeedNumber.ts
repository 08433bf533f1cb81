import { useTranslation } from 'react-i18next';
import { formatLocale } from '~/shared/i18n/formatLocale';

/** A measured number as people read it: whole from ten on, with one decimal below. */
export const useSpeedNumber = () => {
  const { i18n } = useTranslation();
  const locale = formatLocale(i18n.language);
  return (value: number): string =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
};
