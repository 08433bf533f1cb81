import type { LanguageCode } from './languages';
import type { Texts } from './translate';

/** English texts that load on demand, by the path of their file. */
export const englishFiles = import.meta.glob<Texts>(
  [
    '../../**/texts/en.json',
    '!../common/texts/en.json',
    '!../../features/{entry,landing}/texts/en.json',
  ],
  { import: 'default' },
);

/** The texts of a language, by the path of their file. */
type LanguageFile = () => Promise<{ default: Readonly<Record<string, Texts>> }>;

/** Of each other language, the texts of the first page and all others. */
export const languageFiles: Readonly<
  Record<Exclude<LanguageCode, 'en'>, { start: LanguageFile; rest: LanguageFile }>
> = {
  de: { start: () => import('virtual:texts/de-start'), rest: () => import('virtual:texts/de') },
  fr: { start: () => import('virtual:texts/fr-start'), rest: () => import('virtual:texts/fr') },
  es: { start: () => import('virtual:texts/es-start'), rest: () => import('virtual:texts/es') },
  pl: { start: () => import('virtual:texts/pl-start'), rest: () => import('virtual:texts/pl') },
  cy: { start: () => import('virtual:texts/cy-start'), rest: () => import('virtual:texts/cy') },
  ar: { start: () => import('virtual:texts/ar-start'), rest: () => import('virtual:texts/ar') },
};
