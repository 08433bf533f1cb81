import { formatLocale } from './formatLocale';
import { useTranslation } from './useTranslation';

/** Lists as the current language writes them; what is empty is left out. */
export const useList = () => {
  const { language } = useTranslation();
  const write =
    (type: Intl.ListFormatType, style: Intl.ListFormatStyle) =>
    (items: readonly (string | null)[]): string =>
      new Intl.ListFormat(formatLocale(language), { type, style }).format(
        items.flatMap((item) => item || []),
      );
  return {
    /** `150 Mb/s, 5 devices`. */
    facts: write('unit', 'short'),
    /** `films, messages and video calls`. */
    all: write('conjunction', 'long'),
    /** `@wharf.example or @quay.example`. */
    any: write('disjunction', 'long'),
  };
};
