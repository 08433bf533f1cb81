/** A language of the portal. */
export interface Language {
  /** BCP 47, as in the names of the text files. */
  code: string;
  direction: 'ltr' | 'rtl';
}

/** Every language that the portal has texts in. The first is the fallback. */
export const languages = [
  { code: 'en', direction: 'ltr' },
  { code: 'de', direction: 'ltr' },
  { code: 'fr', direction: 'ltr' },
  { code: 'es', direction: 'ltr' },
  { code: 'pl', direction: 'ltr' },
  { code: 'cy', direction: 'ltr' },
  { code: 'ar', direction: 'rtl' },
] as const satisfies readonly Language[];

export type LanguageCode = (typeof languages)[number]['code'];

/** The languages' own names, as the language menu shows them. The page's inline script has no use for them. */
const names: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pl: 'Polski',
  cy: 'Cymraeg',
  ar: 'العربية',
  'en-XA': '[Pseudo]',
} satisfies Record<LanguageCode, string> & Record<'en-XA', string>;

export const languageName = ({ code }: Language): string => names[code] ?? code;

/** Longer, accented English for developers; only developer mode lists it. */
export const pseudoLocale: Language = { code: 'en-XA', direction: 'ltr' };

export const findLanguage = (tag: string): Language | undefined => {
  const known: readonly Language[] = [...languages, pseudoLocale];
  const find = (code: string | undefined) => known.find((language) => language.code === code);
  return find(tag) ?? find(tag.split('-')[0]);
};

const isKnown = (tag: string): boolean => findLanguage(tag) !== undefined;

/** The language of a BCP 47 tag, such as English for `en-GB`; the fallback for an unknown one. */
export const languageOf = (tag: string): Language => findLanguage(tag) ?? languages[0];

/** Where the browser keeps the language. `chosenLanguage.ts` writes it. */
export const STORAGE_KEY = 'foyer.language';

const storedLanguage = (): string | null => {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
};

/**
 * The language that the person chose before or that their account has, else the first of the device's languages that the portal
 * has, else the fallback.
 */
export const preferredLanguage = (): Language => {
  const stored = storedLanguage();
  const wanted = stored ? [stored] : navigator.languages;
  return languageOf(wanted.find(isKnown) ?? '');
};
