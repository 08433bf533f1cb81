/** A language of the portal. */
export interface Language {
  /** BCP 47, as in the names of the text files. */
  code: string;
  /** The language's own name, as the language menu shows it. */
  name: string;
  direction: 'ltr' | 'rtl';
}

/** Every language that the portal has texts in. The first is the fallback. */
export const languages = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
] as const satisfies readonly Language[];

export type LanguageCode = (typeof languages)[number]['code'];

/** Longer, accented English for developers; only developer mode lists it. */
export const pseudoLocale: Language = { code: 'en-XA', name: '[Pseudo]', direction: 'ltr' };

/** The language of a BCP 47 tag, such as English for `en-GB`; the fallback for an unknown one. */
export const languageOf = (tag: string): Language => {
  const known: readonly Language[] = [...languages, pseudoLocale];
  const find = (code: string | undefined) => known.find((language) => language.code === code);
  return find(tag) ?? find(tag.split('-')[0]) ?? languages[0];
};

const STORAGE_KEY = 'foyer.language';

const storedLanguage = (): string | null => {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
};

/** The language that the person chose before, else the device's own. */
export const preferredLanguage = (): Language => languageOf(storedLanguage() ?? navigator.language);

export const rememberLanguage = ({ code }: Language): void => {
  try {
    localStorage.setItem(STORAGE_KEY, code);
  } catch {
    // The choice lasts until the page is left.
  }
};
