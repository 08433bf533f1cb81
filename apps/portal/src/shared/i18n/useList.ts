import { formatLocale } from './formatLocale';
import { useTranslation } from './useTranslation';

/** Lists as the current language writes them; what is empty is left out. */
export const useList = () => {
  const { language } = useTranslation();
  const write =
    (type: Intl.ListFormatType) =>
    (items: readonly string[]): string =>
      new Intl.ListFormat(formatLocale(language), { type }).format(items);
  return {
    /** `150 Mb/s, 5 devices`. Never with "and", which `Intl` puts into French, Spanish and Polish: "Active and since May". */
    facts: (items: readonly (string | null)[]): string =>
      items.filter(Boolean).join(language === 'ar' ? '، ' : ', '),
    /** `films, messages and video calls`. */
    all: write('conjunction'),
    /** `@wharf.example or @quay.example`. */
    any: write('disjunction'),
  };
};
